/** Gives the focus to the first thing to fill in. */
export function focusFirst(body: HTMLElement | null | undefined): void {
  if (!body || body.contains(document.activeElement)) return
  const first = body.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])')
  // A dialog opens at its top: what warns and what happens stands there.
  first?.focus({ preventScroll: true })
}
