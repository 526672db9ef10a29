const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/** `France (FR)`; the code itself where it has no name. */
export function countryName(code: string): string {
  try {
    const name = countries.of(code)
    return name && name !== code ? `${name} (${code})` : code
  } catch {
    return code
  }
}
