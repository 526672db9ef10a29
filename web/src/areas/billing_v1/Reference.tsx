import { Id, withoutMiddle } from '@/kit/display/Id'
import './records.css'

/** The window in which a list has no room for a whole one. */
const PHONE_WINDOW = 480
const MOST = 19

interface ReferenceProps {
  readonly text: string
  /** What the record goes by where nobody gave it a reference. */
  readonly id: string
}

/** What a record is called by, without its middle on a phone, as its end names the month: its title is the whole, and what is copied. */
export const Reference = ({ text, id }: ReferenceProps) =>
  text ? (
    <span className="kit-id records-reference" title={text}>
      {innerWidth < PHONE_WINDOW ? withoutMiddle(text, MOST) : text}
    </span>
  ) : (
    <Id text={id} />
  )
