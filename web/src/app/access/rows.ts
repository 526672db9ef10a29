import { isAbsent } from '@/api/absent'
import { described } from '@/api/gen/access'
import { type OperationId, operations } from '@/api/gen/meta'
import { rolesOfChoice } from '@/session/operationAccess'
import { isOffered, type Page } from '@/session/page'
import { type Denial, denialFor, NOT_THERE, type Subject } from './denial'

export interface AccessRow {
  readonly key: string
  readonly group: string
  readonly name: string
  /** Its entry in the menu: `Billing: Invoices`. */
  readonly entry?: string | undefined
  /** Found by, not shown. */
  readonly where: string
  readonly denial: Denial | null
}

/** The pages, by the groups of the menu. */
export const pageRows = (subject: Subject, pages: readonly Page[]): readonly AccessRow[] =>
  pages.map((page) => ({
    key: page.path,
    group: page.menu?.group ?? 'Record pages',
    name: page.title,
    entry: page.menu ? `${page.menu.group}: ${page.menu.label}` : undefined,
    where: page.path,
    denial: isOffered(page) ? (denialFor(subject, page) ?? menuDenial(subject, page)) : NOT_THERE,
  }))

/** A page that opens by its address, but is left out of the menu. */
const menuDenial = ({ closedMenuItems }: Subject, { path, menu }: Page): Denial | null =>
  menu && closedMenuItems?.includes(path)
    ? { by: 'menu', reason: 'Left out of the menu: a permission of the platform’s own is missing.' }
    : null

const ids = Object.keys(operations) as OperationId[]

/** Every call by area, with a row of its own for each choice that not every caller has; calls before sign-in are left out. */
export const actionRows = (subject: Subject): readonly AccessRow[] =>
  ids
    .filter((id) => !described[id].isPublic)
    .flatMap((id) => {
      const { area, summary, method, path, choices } = described[id]
      const row = {
        key: id as string,
        group: area.replaceAll('_', ' '),
        name: summary,
        where: `${method} ${path}`,
        denial: isAbsent(id) ? NOT_THERE : denialFor(subject, operations[id]),
      }
      if (!choices) return [row]
      return Object.entries(choices).map(([value, label]) => ({
        ...row,
        key: `${id}:${value}`,
        name: `${summary}: ${label}`,
        denial: isAbsent(id)
          ? NOT_THERE
          : denialFor(subject, { ...operations[id], roles: rolesOfChoice(id, value) }),
      }))
    })

/** Those that hold every word of the text, and only closed ones if so asked. */
export function rowsFor(text: string, onlyClosed: boolean, rows: readonly AccessRow[]) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ group, name, entry = '', where, denial }) => {
    const known = `${group} ${name} ${entry} ${where} ${denial?.reason ?? ''}`.toLowerCase()
    return (!onlyClosed || denial !== null) && words.every((word) => known.includes(word))
  })
}
