import { expect, test } from 'vitest'
import { listIdValues } from '@/api/gen/views/enums'
import { pages } from '../routes'
import { viewAddress } from './useViewItems'

const AREAS = import.meta.glob<string>('/src/areas/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('each list is one that an area shows, and all but two stand on one page each', () => {
  const code = Object.values(AREAS).join('\n')
  const ids = pages.flatMap(({ lists = {} }) => Object.keys(lists))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(30)
  // These are put together where they are shown; the dashboard's views stand in its own bar.
  const isBuilt = (id: string) => /^(cf_accounts\.v|reports\.|dashboards$)/.test(id)
  const unshown = listIdValues.filter(
    (id) => !code.includes(`id="${id}"`) && !code.includes(`'${id}'`) && !isBuilt(id),
  )
  expect(unshown).toEqual([])
  expect(new Set(listIdValues.filter((id) => !ids.includes(id)))).toEqual(
    new Set(['tournament_winners', 'transactions.profit.simple']),
  )
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
