import type { DragStartEvent } from '@dnd-kit/core'
import { useEffect, useState } from 'react'

const MOVES: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'Space',
  'Enter',
  'NumpadEnter',
  'Escape',
])

/** Keys that come once a row was taken up by key, and before dnd-kit hears keys or has measured the rows. */
class EarlyKeys {
  private kept: KeyboardEvent[] = []
  private isTold = false

  begin({ activatorEvent }: Pick<DragStartEvent, 'activatorEvent'>): void {
    if (!(activatorEvent instanceof KeyboardEvent)) return
    this.end()
    window.addEventListener('keydown', this.keep, true)
  }

  /** The rows were measured: what was kept is told in its order, each in a turn of its own. */
  readonly tell = (): void => void setTimeout(this.tellNext)

  readonly end = (): void => {
    this.kept = []
    window.removeEventListener('keydown', this.keep, true)
  }

  private readonly keep = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, code } = event
    if (this.isTold || ctrlKey || metaKey || altKey || !MOVES.has(code)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.kept.push(event)
  }

  private readonly tellNext = (): void => {
    const event = this.kept.shift()
    if (!event) {
      this.end()
      return
    }
    const { key, code } = event
    this.isTold = true
    event.target?.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
    )
    this.isTold = false
    this.tell()
  }
}

/** No key is lost to whoever types ahead of a list that is put in order by keys. */
export function useEarlyKeys(): EarlyKeys {
  const [keys] = useState(() => new EarlyKeys())
  useEffect(() => keys.end, [keys])
  return keys
}
