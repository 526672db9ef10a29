import { isOpening } from '@/kit/list/lastListParams'
import type { Page } from '@/session/page'

const KEPT = [
  'opId',
  'isTest',
  'includeBrands',
  'isBrand',
  'selectedLanguage',
  'type',
  'status',
  'month',
  'year',
] as const

/** What a link to a page carries along, as a query with its `?`, or nothing; of a queue not what it opens on. */
export function keptQuery(query: URLSearchParams, to?: Pick<Page, 'isCms'>): string {
  const kept = new URLSearchParams()
  for (const name of KEPT) {
    const value = query.get(name)
    if (value === null || isOpening(location.pathname, name, value)) continue
    if (name !== 'selectedLanguage' || to?.isCms) kept.set(name, value)
  }
  const text = kept.toString()
  return text && `?${text}`
}
