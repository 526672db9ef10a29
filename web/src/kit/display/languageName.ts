import { markedText, readCode } from './readValue'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

function nameOf(code: string): string | null {
  try {
    return names.of(code) ?? null
  } catch {
    return null
  }
}

/** `Turkish (tr)`; the code itself where it has no name, marked where it is no code. */
export function languageName(code: string): string {
  if (code === '') return ''
  const name = readCode(code) && nameOf(code)
  if (!name) return markedText(code)
  return name === code ? code : `${name} (${code})`
}
