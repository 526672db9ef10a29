import { described } from '@/api/gen/access'
import { type OperationId, operations } from '@/api/gen/meta'
import { rolesOfAct } from '@/session/operationAccess'
import type { Page } from '@/session/page'
import { type Denial, denialOf, type Subject } from './denial'

export interface AccessRow {
  readonly key: string
  readonly group: string
  readonly name: string
  readonly where: string
  readonly denial: Denial | null
}

/** The pages, by the groups of the menu. */
export const pageRows = (subject: Subject, pages: readonly Page[]): readonly AccessRow[] =>
  pages.map((page) => ({
    key: page.path,
    group: page.menu?.group ?? 'Record pages',
    name: page.title,
    where: page.path,
    denial: denialOf(subject, page),
  }))

const ids = Object.keys(operations) as OperationId[]

/** What is read and done, by area, and each act of what is done in several ways; what everybody may do before signing in is left out. */
export const actionRows = (subject: Subject): readonly AccessRow[] =>
  ids
    .filter((id) => !described[id].isPublic)
    .flatMap((id) => {
      const { area, summary, method, path, acts } = described[id]
      const row = {
        key: id as string,
        group: area.replaceAll('_', ' '),
        name: summary,
        where: `${method} ${path}`,
        denial: denialOf(subject, operations[id]),
      }
      if (!acts) return [row]
      return Object.entries(acts).map(([act, label]) => ({
        ...row,
        key: `${id}:${act}`,
        name: `${summary}: ${label}`,
        denial: denialOf(subject, { ...operations[id], roles: rolesOfAct(id, act) }),
      }))
    })

/** Those that hold every word of the text, and only closed ones if so asked. */
export function rowsFor(text: string, onlyClosed: boolean, rows: readonly AccessRow[]) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ group, name, where, denial }) => {
    const known = `${group} ${name} ${where} ${denial?.reason ?? ''}`.toLowerCase()
    return (!onlyClosed || denial !== null) && words.every((word) => known.includes(word))
  })
}
