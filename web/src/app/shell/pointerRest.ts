/** A pointer that is only passing goes on sooner. */
const RESTS_MS = 80

let waiting: ReturnType<typeof setTimeout> | undefined

/** Leaves undone what was about to be done for where the pointer was. */
export const passOn = (): void => clearTimeout(waiting)

/** Does it once the pointer has rested there, in place of what was about to be done; the focus means it at once. */
export function onceRested(event: { readonly type: string }, act: () => void): void {
  passOn()
  waiting = setTimeout(act, event.type === 'focus' ? 0 : RESTS_MS)
}
