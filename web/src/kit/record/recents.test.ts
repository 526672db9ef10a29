import { expect, test } from 'vitest'
import { MOST_RECENT, recents, remember, withRecent } from './recents'

const page = (path: string) => ({ path, title: `Page ${path}` })

test('the latest comes first, each path once', () => {
  for (const path of ['/a', '/b', '/a']) remember('U1', page(path))
  expect(recents('U1').map(({ path }) => path)).toEqual(['/a', '/b'])
})

test('no more are kept than there is room for', () => {
  const many = Array.from({ length: MOST_RECENT }, (_each, at) => page(`/${at}`))
  const kept = withRecent(many, page('/new'))
  expect(kept).toHaveLength(MOST_RECENT)
  expect(kept[0]?.path).toBe('/new')
  expect(kept.at(-1)?.path).toBe(`/${MOST_RECENT - 2}`)
})

test('each user has their own', () => {
  remember('U1', page('/a'))
  expect(recents('U2')).toEqual([])
})

test('only path and title are kept', () => {
  remember('U1', { ...page('/a'), email: 'ada@pitboss.test' } as ReturnType<typeof page>)
  expect(Object.values({ ...localStorage })).toEqual(['[{"path":"/a","title":"Page /a"}]'])
})

test.each(['no JSON', '{}', '[1, {"path": 2}]'])(
  'what else stands there is nothing: %s',
  (text) => {
    localStorage.setItem('pitboss.recent.U1', text)
    expect(recents('U1')).toEqual([])
  },
)
