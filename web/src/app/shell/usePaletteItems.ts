import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type MenuOperator, useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { Role } from '@/api/gen/shared/enums'
import {
  APPEARANCES,
  appearanceNames,
  chooseAppearance,
  useAppearance,
} from '@/kit/antd/appearance'
import type { Command } from '@/kit/keyboard/commands'
import { recents } from '@/kit/record/recents'
import { mayCall } from '@/session/operationAccess'
import type { Page } from '@/session/page'
import { mayOpen, type PageUser } from '@/session/page'
import { useSession } from '@/session/session'
import { shows } from '../controls'
import { keptQuery } from '../query'
import { pageAt, pagesOf } from '../routes'
import { operatorIn, optionsFor, withOperator } from './OperatorSelector'
import { OPERATORS, type PaletteItem, prepare } from './paletteSearch'
import { useSignOut } from './useSignOut'

interface Where {
  readonly pathname: string
  readonly query: URLSearchParams
}

/** The pages, each followed by its sections. */
export const pageItems = (pages: readonly Page[]): readonly PaletteItem[] =>
  pages
    .filter(({ path }) => !path.includes(':'))
    .flatMap((page) => [
      {
        id: page.path,
        group: 'Pages',
        label: page.title,
        // Its path finds it, and says nothing to who reads it.
        detail: page.menu?.group ?? '',
        keywords: `${page.path} ${page.menu?.label ?? ''}`,
        to: (query: URLSearchParams) => page.path + keptQuery(query, page),
      },
      ...Object.entries(page.sections ?? {}).map(([title, way]) => ({
        id: `${page.path}?${way}`,
        group: 'Pages',
        label: `${page.title}: ${title}`,
        detail: page.menu?.group ?? '',
        keywords: `${page.path}?${way}`,
        to: (query: URLSearchParams) => {
          const kept = keptQuery(query, page)
          return `${page.path}${kept}${kept ? '&' : '?'}${way}`
        },
      })),
    ])

/** The main actions of every page but the one that is open, for a user who may do them. */
export const actionItems = (
  pages: readonly Page[],
  user: PageUser,
  pathname: string,
): readonly PaletteItem[] =>
  pages
    .filter(({ path }) => path !== pathname)
    .flatMap((page) =>
      (page.actions ?? [])
        .filter(({ operation }) => mayCall(operation, user))
        .map(({ label, keywords = '' }) => ({
          id: `act:${page.path}:${label}`,
          group: 'Actions',
          label,
          detail: page.title,
          keywords,
          act: label,
          to: (query: URLSearchParams) => page.path + keptQuery(query, page),
        })),
    )

/** What the user had open and may still open, but for what is open now. */
function useRecentItems(pathname: string): readonly PaletteItem[] {
  const { user } = useSession()
  return recents(user.userCode).flatMap(({ path, title }) => {
    const page = pageAt(path)
    if (!page || path === pathname || !mayOpen(page, user)) return []
    const to = (query: URLSearchParams) => path + keptQuery(query, page)
    return [
      {
        id: `recent:${path}`,
        group: 'Recent',
        label: title,
        detail: page.title,
        keywords: path,
        to,
      },
    ]
  })
}

const operatorId = (value: string) => `operator:${value}`

/** Made once for each list of operators: what is searched of them is kept with them. */
const itemsOf = new WeakMap<readonly MenuOperator[], readonly PaletteItem[]>()

function operatorItems(role: Role, operators: readonly MenuOperator[]): readonly PaletteItem[] {
  const before = itemsOf.get(operators)
  if (before) return before
  const items = optionsFor(role, operators).map((option) => ({
    id: operatorId(option.value),
    group: OPERATORS,
    label: option.label,
    detail: option.value,
    // Of the page that is open.
    to: (now: URLSearchParams) => `?${withOperator(now, option)}`,
  }))
  itemsOf.set(operators, items)
  return items
}

const NO_OPERATORS: readonly MenuOperator[] = []

/** Those that the page lets one choose among; null where it lets nobody. */
function useOperators(pathname: string): readonly MenuOperator[] | null {
  const { user } = useSession()
  const page = pageAt(pathname)
  const skip = !page || !shows('operator', page, user)
  const { data } = useOperatorsMenuListQuery(undefined, { skip })
  return skip ? null : (data?.operators ?? NO_OPERATORS)
}

function useOperatorItems({ pathname, query }: Where): readonly PaletteItem[] {
  const { user } = useSession()
  const operators = useOperators(pathname)
  if (!operators) return []
  const chosen = operatorId(operatorIn(query, user.role) ?? '')
  return operatorItems(user.role, operators).filter(({ id }) => id !== chosen)
}

const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run)
  return () => cancelIdleCallback(waiting)
}

/** Makes ready, when nothing else is to be done, what the first letter would wait for. */
export function usePreparedOperators(): void {
  const { user } = useSession()
  const operators = useOperators(useLocation().pathname)
  useEffect(() => {
    if (!operators) return
    return whenIdle(() => prepare(operatorItems(user.role, operators)))
  }, [operators, user.role])
}

function useSessionItems(): readonly PaletteItem[] {
  const { appearance } = useAppearance()
  const { locked, leave } = useSignOut()
  const themes = APPEARANCES.filter((each) => each !== appearance).map((each) => ({
    id: `theme:${each}`,
    group: 'Theme',
    label: appearanceNames[each],
    run: () => chooseAppearance(each),
  }))
  const signOut = {
    id: 'sign-out',
    group: 'Session',
    label: 'Sign out',
    keywords: 'log out leave',
    disabledReason: locked ? 'Wait a few seconds.' : null,
    run: () => void leave(),
  }
  return [...themes, signOut]
}

/** All that needs no call to be offered: what stands on the screen comes first. */
export function usePaletteItems(
  commands: readonly Command[],
  pathname: string,
): readonly PaletteItem[] {
  const { user } = useSession()
  const [query] = useSearchParams()
  const pages = useMemo(() => pagesOf(user), [user])
  const recent = useRecentItems(pathname)
  const operators = useOperatorItems({ pathname, query })
  const own = useSessionItems()
  const actions = actionItems(pages, user, pathname)
  return [...commands, ...recent, ...pageItems(pages), ...actions, ...operators, ...own]
}
