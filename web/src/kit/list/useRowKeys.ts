import type { RefObject } from 'react'
import { useHotkeys } from '../keyboard/hotkeys'

const LINKS = '[data-row-link]'
const ROW = '[data-row-key]'

/**
 * `j` and `k` move the focus through the rows' links; Enter, on a link, opens as links do. Where rows
 * can be selected, `x` does so with the one that has the focus.
 */
export function useRowKeys(
  box: RefObject<HTMLElement | null>,
  toggle: ((key: string) => void) | null,
): void {
  const rowOf = (element: Element | null) => element?.closest<HTMLElement>(ROW) ?? null
  const move = (step: number) => () => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
    const row = rowOf(document.activeElement)
    const at = row ? links.findIndex((link) => row.contains(link)) : -1
    const to = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)
    links[to]?.focus()
    links[to]?.scrollIntoView({ block: 'nearest' })
  }
  const select = () => {
    const row = rowOf(document.activeElement)
    const key = row && box.current?.contains(row) ? row.dataset['rowKey'] : undefined
    if (key) toggle?.(key)
  }
  useHotkeys({ j: move(1), k: move(-1), ...(toggle && { x: select }) })
}
