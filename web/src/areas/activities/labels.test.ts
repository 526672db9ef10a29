import { expect, test } from 'vitest'
import { activityAreaValues } from '@/api/gen/activities/enums'
import { areaNames } from './labels'

test('there are eleven areas, each with a name of its own', () => {
  expect(activityAreaValues).toEqual([
    'Auth',
    'Bonus',
    'Cms',
    'Gateways',
    'Operators',
    'Players',
    'Support',
    'Transactions',
    'Users',
    'Billing',
    'Tournament',
  ])
  expect(new Set(Object.values(areaNames)).size).toBe(activityAreaValues.length)
})
