import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
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
import { OPERATORS, type PaletteItem } from './paletteSearch'
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

function useOperatorItems({ pathname, query }: Where): readonly PaletteItem[] {
  const { user } = useSession()
  const page = pageAt(pathname)
  const skip = !page || !shows('operator', page, user)
  const { data } = useOperatorsMenuListQuery(undefined, { skip })
  if (skip) return []
  const chosen = operatorIn(query, user.role)
  return optionsFor(user.role, data?.operators ?? [])
    .filter(({ value }) => value !== chosen)
    .map((option) => ({
      id: `operator:${option.value}`,
      group: OPERATORS,
      label: option.label,
      detail: option.value,
      to: (now: URLSearchParams) => `${pathname}?${withOperator(now, option)}`,
    }))
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
    label: 'Log out',
    keywords: 'sign out leave',
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
