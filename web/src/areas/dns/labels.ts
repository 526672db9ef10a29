export const NAME_HELP = 'With or without the domain at its end; 3 to 25 characters.'
export const SET_UP = 'The domain setup created this record and relies on it.'

const MOST_NAMED = 5

interface Deleted {
  readonly isSetUp: boolean
  readonly type: string
  readonly name: string
}

/** Of these, the records that a domain needs to stay live; null where it needs none. */
export function setUpWarning(records: readonly Deleted[]): string | null {
  const relied = records.filter(({ isSetUp }) => isSetUp)
  const count = relied.length
  if (count === 0) return null
  const named = relied.slice(0, MOST_NAMED).map(({ type, name }) => `${type} ${name}`)
  if (count > MOST_NAMED) named.push(`${count - MOST_NAMED} more`)
  return `The domain setup created ${count} of these records and relies on ${count === 1 ? 'it' : 'them'}: ${named.join(', ')}.`
}
export const SECONDARY_MESSAGE = 'An error occurred.'

/** Endings that nobody gives to a name within a domain. */
const ENDINGS = ['com', 'net', 'org', 'io', 'info', 'biz', 'app', 'dev', 'bet', 'casino', 'games']

/** The domain that a name ends in, if that is another than these; null where it is none. */
export function otherDomain(name: string, zoneNames: readonly string[]): string | null {
  const plain = name.trim().toLowerCase().replace(/\.$/, '')
  if (zoneNames.some((zone) => plain === zone || plain.endsWith(`.${zone}`))) return null
  const labels = plain.split('.')
  const endings = [...ENDINGS, ...zoneNames.map((zone) => zone.split('.').at(-1))]
  return labels.length > 1 && endings.includes(labels.at(-1)) ? labels.slice(-2).join('.') : null
}
