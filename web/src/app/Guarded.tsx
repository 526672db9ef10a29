import { type ComponentType, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { PageSkeleton } from '@/kit/display/Skeletons'
import type { Page } from '@/session/page'
import { mayOpen } from '@/session/page'
import { goForbidden } from '@/session/redirects'
import { useSession } from '@/session/session'
import { noteOpened } from './firstReads'

/** What is drawn of the pages whose code is there. */
const contents = new WeakMap<Page, ComponentType>()

/** Fetches a page's code: once it is there, the page is drawn at once. What may be drawn already stays. */
export async function loadPage(page: Page): Promise<void> {
  const { Page: content } = await page.load()
  if (!contents.has(page)) contents.set(page, content)
}

interface Failure {
  readonly error: unknown
}

/**
 * A page's content when its code is there. Not by React.lazy and Suspense: a fallback, even one shown for a moment only,
 * keeps what it stood for off the screen for 300 ms, and with it the page's own calls.
 */
function Content({ page }: { readonly page: Page }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const Drawn = contents.get(page)
  const isThere = Drawn !== undefined
  useEffect(() => {
    if (!isThere) loadPage(page).then(drawAgain, (error: unknown) => setFailure({ error }))
  }, [page, isThere])

  // Before the page's own effects, which ask.
  useLayoutEffect(noteOpened, [])

  if (failure) throw failure.error
  return Drawn ? <Drawn /> : <PageSkeleton />
}

/** A page for those who may open it; the rest are told why not. */
export function Guarded({ page }: { readonly page: Page }) {
  const { user } = useSession()
  const allowed = mayOpen(page, user)
  useEffect(() => {
    if (!allowed) goForbidden()
  }, [allowed])

  return allowed ? <Content page={page} /> : null
}
