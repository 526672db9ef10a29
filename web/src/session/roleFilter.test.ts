import { expect, test } from 'vitest'
import { roleFilterOptions } from './roleFilter'

const FOUR = ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER']

test.each([
  ['SUPER_ADMIN', FOUR],
  ['ADMIN', FOUR],
  ['OPERATOR_ADMIN', FOUR.slice(2)],
] as const)('%s filters staff by these roles', (role, offered) => {
  expect(roleFilterOptions(role).map(({ value }) => value)).toEqual(offered)
})

test('a role that a link asks for can be seen and taken away', () => {
  expect(roleFilterOptions('OPERATOR_ADMIN', 'AFFILIATE').map(({ label }) => label)).toEqual([
    'Operator admin',
    'Operator manager',
    'Affiliate',
  ])
})
