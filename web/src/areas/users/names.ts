/** `Turkish (tr)` */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code)
  return name && name !== code ? `${name} (${code})` : code
}

/** Every time zone that browsers know, UTC first; `kept` stands among them in any case. */
export function timezones(kept: string): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), kept])]
}
