import { Name } from './Name'

const HEAD = 7
const TAIL = 4

/** A long id without its middle: how it begins and ends tells it from others. */
export const shortId = (id: string): string =>
  id.length > HEAD + TAIL + 2 ? `${id.slice(0, HEAD)}…${id.slice(-TAIL)}` : id

/** How much of its end tells a readable code from others. */
const READABLE_TAIL = 10

/** So many letters of a code that people read, without its middle where it has more. */
const withoutMiddle = (code: string, letters: number): string =>
  code.length > letters
    ? `${code.slice(0, letters - READABLE_TAIL - 1)}…${code.slice(-READABLE_TAIL)}`
    : code

/** So many letters have room in windows below a width, the narrowest first. */
export type Room = readonly { readonly below: number; readonly letters: number }[]

/** A code that people read, without its middle where the window has no room for it. */
export const fittedCode = (code: string, room: Room): string =>
  withoutMiddle(code, room.find(({ below }) => innerWidth < below)?.letters ?? code.length)

/** An id within a row: its title is the whole. */
export const Id = ({ text }: { readonly text: string }) => (
  <code className="kit-id" title={text}>
    {shortId(text)}
  </code>
)

interface NamedProps {
  readonly name: string
  readonly id: string
}

/** A name that several records may have, with the end of the id, which tells them apart. */
export const Named = ({ name, id }: NamedProps) => (
  <span className="kit-named">
    <Name text={name} /> <Tail text={id} />
  </span>
)

/** Of no interest to a file, which has ids of its own. */
const Tail = ({ text }: { readonly text: string }) => (
  <small className="kit-id" title={text}>
    {text.length > HEAD + TAIL + 2 ? text.slice(-TAIL) : text}
  </small>
)
