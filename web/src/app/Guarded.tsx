import { type ComponentType, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { Navigate } from 'react-router'
import { noAnswer, UNREACHABLE } from '@/api/answer'
import { lowerFirst } from '@/api/labels'
import { Failure } from '@/kit/display/Failure'
import { PageSkeleton } from '@/kit/display/Skeletons'
import { REPLACED } from '@/kit/lazyComponent'
import { availability, reloadOnce } from '@/kit/replaced'
import type { Page } from '@/session/page'
import { mayOpen } from '@/session/page'
import { forbiddenAddress } from '@/session/redirects'
import { useSession } from '@/session/session'
import { keepReads } from './firstReads'
import type { ClosedState } from './shell/Closed'

/** What is drawn of the pages whose code is there. */
const contents = new WeakMap<Page, ComponentType>()

/** Fetches a page's code: once it is there, the page is drawn at once. What may be drawn already stays. */
export async function loadPage(page: Page): Promise<void> {
  const { Page: content, reads } = await page.load()
  keepReads(page, reads)
  if (!contents.has(page)) contents.set(page, content)
}

const RETRY_MS = 3_000
const UNSENT = { keyed: false, idempotencyKey: null }

/** Whether what failed is the way to the code, not the code itself. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError && /import|fetch/i.test(error.message)

interface Loading {
  /** What is wrong with the code itself. */
  readonly broken?: unknown
  /** Why it is not there yet; it is tried again until it is. */
  readonly lost?: string
}

/** Loads a page's code, and again where the line was down; the whole console where an update took the code away. */
function useCode(page: Page) {
  const [{ broken, lost }, set] = useState<Loading>({})
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const isThere = contents.has(page)
  const load = useEffectEvent(async (isAgain: boolean) => {
    try {
      await loadPage(page)
      set({})
      drawAgain()
    } catch (error) {
      if (!isLost(error)) return set({ broken: error })
      const where = await availability()
      // A browser may remember that a file could not be had: then only another page helps.
      const isGone = where === 'replaced' || (where === 'here' && isAgain)
      set({ lost: isGone && reloadOnce() ? REPLACED : UNREACHABLE })
    }
  })
  useEffect(() => {
    if (!isThere) void load(false)
  }, [isThere])
  useEffect(() => {
    if (lost === undefined || isThere) return
    const again = () => void load(true)
    const timer = setInterval(again, RETRY_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [lost, isThere])
  if (broken) throw broken
  return { Code: contents.get(page), lost, retry: () => void load(true) }
}

/**
 * A page's content when its code is there. Not by React.lazy and Suspense: a fallback, even one shown for a moment only,
 * keeps what it stood for off the screen for 300 ms, and with it the page's own calls.
 */
function Content({ page }: { readonly page: Page }) {
  const { Code, lost, retry } = useCode(page)

  if (Code) return <Code />
  if (lost === undefined) return <PageSkeleton />
  return (
    <Failure
      doing={`loading the page ${lowerFirst(page.title)}`}
      error={noAnswer('network', lost, UNSENT)}
      kept="It is tried again by itself. Nothing that was typed is lost."
      onRetry={retry}
    />
  )
}

/** A page for those who may open it; the rest are told why not. */
export function Guarded({ page }: { readonly page: Page }) {
  const { user } = useSession()
  if (mayOpen(page, user)) return <Content key={page.path} page={page} />
  const state: ClosedState = { closed: page.path }
  return <Navigate to={forbiddenAddress()} state={state} replace />
}
