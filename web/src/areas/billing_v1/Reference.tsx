import { Id } from '@/kit/display/Id'
import './records.css'

/** The window in which a list has no room for a whole one. */
const PHONE_WINDOW = 480
const MOST = 19
const TAIL = 10

/** Its end, which names the month, stays. */
const shortened = (text: string): string =>
  innerWidth < PHONE_WINDOW && text.length > MOST
    ? `${text.slice(0, MOST - TAIL - 1)}…${text.slice(-TAIL)}`
    : text

interface ReferenceProps {
  readonly text: string
  /** What the record goes by where nobody gave it a reference. */
  readonly id: string
}

/** What a record is called by, without its middle on a phone: its title is the whole, and what is copied. */
export const Reference = ({ text, id }: ReferenceProps) =>
  text ? (
    <span className="kit-id records-reference" title={text}>
      {shortened(text)}
    </span>
  ) : (
    <Id text={id} />
  )
