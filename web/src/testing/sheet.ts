import type { Page } from '@/session/page'

/** The queries by which the sheet of pictures shows a page: each of its lists and sections once. */
export function sightsOf({ lists = {}, sections = {} }: Pick<Page, 'lists' | 'sections'>) {
  const queries = [...new Set([...Object.values(lists), ...Object.values(sections)])]
  return queries.length > 0 ? queries : ['']
}
