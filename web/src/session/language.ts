const FROM_THE_RIGHT: ReadonlySet<string> = new Set(['ar', 'ckb', 'fa', 'he', 'ur'])

export type Direction = 'ltr' | 'rtl'

/** The direction in which a language is written; `ar-EG` as `ar`. */
export const directionOf = (language: string): Direction =>
  FROM_THE_RIGHT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
