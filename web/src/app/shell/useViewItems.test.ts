import { expect, test } from 'vitest'
import { pages } from '../routes'
import { viewAddress } from './useViewItems'

const AREAS = import.meta.glob<string>('/src/areas/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('each list of a page is one that an area shows, and stands on one page', () => {
  const code = Object.values(AREAS).join('\n')
  const ids = pages.flatMap(({ lists = {} }) => Object.keys(lists))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(30)
  const strange = ids.filter(
    (id) =>
      !code.includes(`id="${id}"`) && !code.includes(`'${id}'`) && !/^cf_accounts\.v/.test(id),
  )
  expect(strange).toEqual([])
  const shown = [...code.matchAll(/\bid="([a-z0-9_]+\.[a-z0-9_]+)"/g)].map(([, id]) => id)
  expect(shown.filter((id) => id && !ids.includes(id))).toEqual([])
})

test('a view leads to its list with the chosen operator, and nothing of another list', () => {
  const page = pages.find(({ path }) => path === '/settings/dev')
  if (!page) throw new Error('there is no such page')
  const now = new URLSearchParams('opId=aurora&status=PAID&year=2025&page=3')
  const own = 'query=mail&savedView=v1'
  expect(viewAddress(page, 'tab=dns', own, now)).toBe(
    '/settings/dev?opId=aurora&tab=dns&query=mail&savedView=v1',
  )
})
