import type { RefObject } from 'react'
import { useHotkeys } from './hotkeys'

const LINKS = '[data-row-link]'

/** `j` and `k` move the focus through the rows' links; Enter, on a link, opens as links do. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  const move = (step: number) => () => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const to = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)
    links[to]?.focus()
    links[to]?.scrollIntoView({ block: 'nearest' })
  }
  useHotkeys({ j: move(1), k: move(-1) })
}
