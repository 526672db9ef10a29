import { expect, test } from 'vitest'
import type { FilterKinds } from './listSpec'
import { localPage } from './localPage'
import type { ListState } from './useListState'

const rows = [
  { name: 'b.com', members: 10, owner: null },
  { name: 'A.com', members: 9, owner: 'zoe' },
  { name: 'c.com', members: 100, owner: 'ada' },
]

test.each([
  ['name', ['A.com', 'b.com', 'c.com']],
  ['-members', ['c.com', 'b.com', 'A.com']],
  ['owner', ['c.com', 'A.com', 'b.com']],
  ['-owner', ['A.com', 'c.com', 'b.com']],
])('rows that came all at once are sorted here by %s', (sort, expected) => {
  const list = { sort, page: 1, limit: 50 } as ListState<FilterKinds>
  const loaded = { data: rows, isFetching: false, refetch: () => undefined }
  const { data } = localPage(loaded, list, () => true)
  expect(data?.items.map(({ name }) => name)).toEqual(expected)
})
