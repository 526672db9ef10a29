const AWAITED = '[data-awaited]'

/** Gives the focus to the first thing to fill in, or else to the safe choice, once the code of all fields has come. */
export function focusFirst(body: HTMLElement | null | undefined, safe?: HTMLElement | null): void {
  if (!body || body.contains(document.activeElement)) return
  if (body.querySelector(AWAITED)) {
    const watch = new MutationObserver(() => {
      if (body.querySelector(AWAITED)) return
      watch.disconnect()
      focusFirst(body, safe)
    })
    watch.observe(body, { childList: true, subtree: true })
    return
  }
  const first = body.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])')
  // A dialog opens at its top: what warns and what happens stands there.
  const choice = first ?? safe
  choice?.focus({ preventScroll: true })
}
