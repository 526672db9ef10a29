import { mayOpen, usePages } from '@/session/page'
import { useSession } from '@/session/session'

/** The pages that the user may land on after sign-in: those of their menu. */
export function useStartPages() {
  const { user } = useSession()
  return usePages().flatMap((page) =>
    page.menu && mayOpen(page, user) && !page.path.includes(':')
      ? [{ value: page.path, label: `${page.menu.group}: ${page.menu.label}` }]
      : [],
  )
}
