/** Where dialogs, drawers, pop-ups and toasts go: a container of its own keeps the page's style policy. */
export const overlays = (): HTMLElement => document.getElementById('overlays') ?? document.body

/** For what asks or tells: above every drawer, whatever it was opened from. */
export const ABOVE_DRAWERS = 1500
