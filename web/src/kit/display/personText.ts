import { rawText } from './readValue'

/** Marks, embeddings, overrides and isolates: what changes the direction of the text around it (Unicode, UAX #9). */
const CONTROLS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069'
const [FSI, PDI] = ['\u2068', '\u2069']
const CONTROL = new RegExp(`[${CONTROLS}]`, 'g')
const ISOLATE_OR_CONTROL = new RegExp(`${FSI}[^${CONTROLS}]*${PDI}|[${CONTROLS}]`, 'g')
const FROM_THE_RIGHT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const LONGEST_NAME = 60

const mark = (control: string): string =>
  `⟨U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`

/** A text that a person wrote: characters that would turn the text around it are shown as `⟨U+202E⟩`. */
export const personText = (text: string | null | undefined): string =>
  rawText(text).replace(CONTROL, mark)

/** The same for a whole message: names that `nameText` set apart in it stay so. */
export const messageText = (text: string | null | undefined): string =>
  rawText(text).replace(ISOLATE_OR_CONTROL, (part) => (part.length > 1 ? part : mark(part)))

/** A name short enough to leave room for what stands beside it. */
export function cutName(name: string): string {
  const letters = [...rawText(name)]
  return letters.length > LONGEST_NAME
    ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…`
    : letters.join('')
}

/**
 * A name within a plain text (a title, a toast, a label): cut, its controls shown, and isolated where it is written
 * from the right, so that it moves nothing beside it.
 */
export function nameText(name: string | null | undefined): string {
  const text = cutName(personText(name))
  return FROM_THE_RIGHT.test(text) ? `${FSI}${text}${PDI}` : text
}

/** A name in a sentence, in quotation marks that it cannot close. */
export const quotedName = (name: string | null | undefined): string =>
  `“${nameText(rawText(name).replace(/[“”]/g, '"'))}”`

/** The word to type before a record goes: its name where that can be typed as it is shown, else its code. */
export const typableName = (name: string, code: string): string =>
  name.trim() !== '' && cutName(personText(name)) === name && !/\s\s|[\n\t]/.test(name)
    ? name
    : code
