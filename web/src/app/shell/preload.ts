import type { SyntheticEvent } from 'react'
import type { Page } from '@/session/page'
import { pageAt } from '../routes'

/** A pointer that is only passing goes on sooner. */
const RESTS_MS = 80

export const linkIn = ({ target }: Pick<SyntheticEvent, 'target'>) =>
  (target as Element).closest<HTMLAnchorElement>('a')

/**
 * `preload` loads the code of a page that one may go to, and once one is about to (the pointer has rested on its link,
 * or it has the focus), asks for its rows; `passOn` is for what was left before. What cannot be loaded says so there.
 */
export function preloadOf(
  load: (page: Page) => Promise<void>,
  ask: (page: Page, link: HTMLAnchorElement) => void,
) {
  let resting: ReturnType<typeof setTimeout> | undefined
  const passOn = () => clearTimeout(resting)
  const preload = (event: Pick<SyntheticEvent, 'target' | 'type'>) => {
    passOn()
    const link = linkIn(event)
    const page = link && pageAt(link.pathname)
    if (!page) return
    const code = load(page)
    code.catch(() => undefined)
    const askNow = () => code.then(() => ask(page, link)).catch(() => undefined)
    resting = setTimeout(askNow, event.type === 'focus' ? 0 : RESTS_MS)
  }
  return { preload, passOn }
}
