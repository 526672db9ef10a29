import { expect, test } from 'vitest'
import { actionRows, rowsFor } from './rows'

test('each act of one call is open or closed by itself', () => {
  const admin = { role: 'ADMIN', level: 'PLATFORM', permissions: ['domains_write'] } as const
  const acts = actionRows(admin).filter(({ key }) => key.startsWith('domainV2Act:'))
  const closed = rowsFor('', true, acts).map(({ name }) => name.split(': ')[1])
  expect(acts).toHaveLength(8)
  expect(closed).toEqual(['Delete from front door', 'Delete zone', 'Delete record'])
  expect(rowsFor('delete zone', false, acts)[0]?.denial?.reason).toBe(
    'Only available to Super admin.',
  )
})
