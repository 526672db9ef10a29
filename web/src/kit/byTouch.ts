/** What a finger meets is at least so high and wide, in px. */
export const TOUCH_SIZE = 44

/** Whether the console is mostly touched: style sheets ask the same. */
export const isByTouch = (): boolean => matchMedia('(pointer: coarse)').matches
