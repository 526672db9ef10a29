export const NAME_HELP = 'With or without the domain at its end; 3 to 25 characters.'
export const SET_UP = 'The domain setup created this record and relies on it.'

/** Of these, how many a domain needs to stay live; null where it needs none. */
export function setUpWarning(records: readonly { readonly isSetUp: boolean }[]): string | null {
  const count = records.filter(({ isSetUp }) => isSetUp).length
  if (count === 0) return null
  return count === 1
    ? 'The domain setup created 1 of these records and relies on it.'
    : `The domain setup created ${count} of these records and relies on them.`
}
export const SECONDARY_MESSAGE = 'An error occurred.'
