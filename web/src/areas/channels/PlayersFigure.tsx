import { ReferredPlayers } from '@/areas/affiliates'
import { useDialog } from '@/kit/dialog/useDialog'
import { inFull } from '@/kit/display/decimal'

interface PlayersFigureProps {
  readonly count: number
  /** Read out in its place, such as `Signups of channel Spring`. */
  readonly label: string
  readonly affId: string
  readonly channelId: string
  readonly subChannelId?: string
  /** Counts those alone who made a first deposit. */
  readonly hasDeposited?: boolean
}

/** A count of players that opens the list of them. */
export function PlayersFigure({ count, label, affId, ...of }: PlayersFigureProps) {
  const show = useDialog(ReferredPlayers)
  if (!count) return inFull(count)
  return (
    <button
      type="button"
      className="kit-link"
      aria-label={`${label}: ${count}`}
      onClick={() => show({ record: { affId }, ...of })}
    >
      {inFull(count)}
    </button>
  )
}
