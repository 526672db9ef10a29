import { fittedCode, Id, type Room } from '@/kit/display/Id'
import './records.css'

const ROOM: Room = [
  { below: 480, letters: 19 },
  { below: 1600, letters: 26 },
]

interface ReferenceProps {
  readonly text: string
  /** What the record goes by where nobody gave it a reference. */
  readonly id: string
}

/** What a record is called by, without its middle where there is no room, as its end names the month: its title is the
 * whole, and what is copied. */
export const Reference = ({ text, id }: ReferenceProps) =>
  text ? (
    <span className="kit-id records-reference" title={text}>
      {fittedCode(text, ROOM)}
    </span>
  ) : (
    <Id text={id} />
  )
