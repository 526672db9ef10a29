const ACTS = ['pointerdown', 'keydown', 'focus'] as const
const MEANWHILE_MS = 30_000

let actedAt = performance.now()
for (const act of ACTS) {
  window.addEventListener(
    act,
    () => {
      actedAt = performance.now()
    },
    true,
  )
}

/** Whether somebody acted on the page lately: what it reads otherwise, it reads by itself. */
export const isAttended = (): boolean => performance.now() - actedAt < MEANWHILE_MS
