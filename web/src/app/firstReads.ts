import type { UnknownAction } from '@reduxjs/toolkit'
import { matchPath } from 'react-router'
import { emptyApi } from '@/api/base'
import type { Me } from '@/api/gen/shared/types'
import { CMS_DEFAULT } from '@/session/operator'
import { mayOpen, type Page } from '@/session/page'
import type { FirstRead, Reads } from '@/session/reads'

/** What is younger is not asked for again. */
const FRESH_SECONDS = 10

/** What each page asks for first, once its code is there. */
const readsOf = new WeakMap<Page, Reads>()

type Dispatch = (action: UnknownAction) => unknown

let dispatch: Dispatch | null = null
let user: Me | null = null

/** From here on it is known who asks. */
export function beginFirstReads(by: Dispatch, whom: Me): void {
  dispatch = by
  user = whom
}

export function keepReads(page: Page, reads: Reads): void {
  readsOf.set(page, reads)
}

/** What the page asks for first when this user goes to it by an address. */
export function readsAt(
  { path }: Page,
  reads: Reads,
  by: Me,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): readonly FirstRead[] {
  const found = Object.entries(matchPath(path, pathname)?.params ?? {})
  const params = Object.fromEntries(found.map(([name, value]) => [name, value ?? '']))
  return reads({ user: by, pathname, search, params })
}

interface Endpoint {
  readonly initiate: (arg: unknown, how: object) => UnknownAction
}

/** Asks for what the page at this address opens with; its code is there. What cannot be had, the page itself tells. */
export function askFirst(page: Page, address: Pick<Location, 'pathname' | 'search'>): void {
  const reads = readsOf.get(page)
  if (!reads || !user || !mayOpen(page, user)) return
  const isDefault = new URLSearchParams(address.search).get('opId') === CMS_DEFAULT
  if (isDefault && !page.isCms) return // The page asks for a choice.
  const how = { subscribe: false, forceRefetch: FRESH_SECONDS }
  const endpoints = emptyApi.endpoints as Readonly<Record<string, Endpoint>>
  for (const { endpoint, arg } of readsAt(page, reads, user, address)) {
    const found = endpoints[endpoint]
    if (found) dispatch?.(found.initiate(arg, how))
  }
}
