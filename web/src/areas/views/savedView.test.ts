import { expect, test } from 'vitest'
import type { SavedView } from '@/api/gen/views/endpoints'
import { isDefault, linkQuery, shownIn, toListView, USUAL } from './savedView'

const view = (viewId: string, query: string, columns: string[] | null = null): SavedView => ({
  viewId,
  listId: 'bets',
  name: viewId,
  query,
  columns,
  sharedWith: [],
  owner: { nickname: 'Ada', userCode: 'U1' },
  isOwn: true,
  createdAt: '2026-03-12T10:00:00Z',
  updatedAt: '2026-03-12T10:00:00Z',
  revision: 1,
})

type ListView = ReturnType<typeof toListView>

const isSameView = (one: ListView, other: ListView) =>
  one.query === other.query && `${one.columns}` === `${other.columns}`
const views = [view('a', 'year=1'), view('b', 'year=2', ['name']), view('c', 'year=1')]

test.each([
  [{ viewId: null, query: 'year=1', columns: null }, 'a', false],
  [{ viewId: 'c', query: 'year=1', columns: null }, 'c', false],
  [{ viewId: 'b', query: 'year=2', columns: ['name'] }, 'b', false],
  [{ viewId: 'b', query: 'year=2', columns: null }, 'b', true],
  [{ viewId: 'b', query: 'year=1', columns: ['name'] }, 'b', true],
  [{ viewId: 'gone', query: 'year=3', columns: null }, null, false],
  [USUAL, null, false],
])('%o shows the view %s, changed: %s', (listView, viewId, isChanged) => {
  const shown = shownIn(views, { listView, isSameView })
  expect([shown.view?.viewId ?? null, shown.isChanged]).toEqual([viewId, isChanged])
})

test('the usual list is none of a view', () => {
  expect(isDefault(USUAL)).toBe(true)
  expect(isDefault({ ...USUAL, columns: ['name'] })).toBe(true)
  expect(views.map((each) => isDefault(toListView(each)))).toEqual([false, false, false])
})

test('a link that is given away names no tenant', () => {
  expect(linkQuery('?opId=aurora&isBrand=true&isTest=false&tab=two&year=1&savedView=a')).toBe(
    '?tab=two&year=1&savedView=a',
  )
})
