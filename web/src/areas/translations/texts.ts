import { KEYS_IN_LOWER_CASE, LANGUAGES } from '@/api/gen/translations/constants'
import type { Translation, TranslationEntity } from '@/api/gen/translations/endpoints'
import type { DictionaryLanguage } from '@/api/gen/translations/enums'

export const SOURCE: DictionaryLanguage = LANGUAGES[0]
export const OTHERS: readonly DictionaryLanguage[] = LANGUAGES.slice(1)

/** What is put into a text where it is shown, with its braces, each once. */
const placeholdersIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\{[A-Za-z0-9_]+\}/g) ?? []),
]

/** Why a translation's placeholders are not those of the English text; null where they are. */
export function placeholderProblem(english: string, text: string): string | null {
  if (text.trim() === '') return null
  const [wanted, given] = [placeholdersIn(english), placeholdersIn(text)]
  const missing = wanted.filter((name) => !given.includes(name))
  const extra = given.filter((name) => !wanted.includes(name))
  const parts = [
    missing.length > 0 && `Missing: ${missing.join(', ')}.`,
    extra.length > 0 && `Not in the English text: ${extra.join(', ')}.`,
  ]
  return parts.filter(Boolean).join(' ') || null
}

/** What is worth saying of a key; it may be used all the same. */
export const keyAdvice = (key: string): string | null =>
  /\p{Lu}/u.test(key) ? KEYS_IN_LOWER_CASE : null

/** What of a text is sent back when one of its languages changes. */
export function entityOf(text: Translation): TranslationEntity {
  const {
    createdAt: _created,
    updatedAt: _updated,
    updatedBy: _by,
    revision: _revision,
    ...entity
  } = text
  return entity
}
