import { lazy, Suspense, useEffect, useMemo } from 'react'
import { PageSkeleton } from '@/kit/display/Skeletons'
import type { Page } from '@/session/page'
import { mayOpen } from '@/session/page'
import { goForbidden } from '@/session/redirects'
import { useSession } from '@/session/session'

/** A page for those who may open it; the rest are told why not. */
export function Guarded({ page }: { readonly page: Page }) {
  const { user } = useSession()
  const allowed = mayOpen(page, user)
  const Content = useMemo(
    () => lazy(() => page.load().then(({ Page: content }) => ({ default: content }))),
    [page],
  )
  useEffect(() => {
    if (!allowed) goForbidden()
  }, [allowed])

  if (!allowed) return null
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Content />
    </Suspense>
  )
}
