import type { Player } from '@/api/gen/players/endpoints'
import { Status } from '@/kit/display/Status'
import { stateOf, verifications, verificationTones } from './labels'

interface PlayerStateProps {
  readonly player: Player
}

export function PlayerState({ player }: PlayerStateProps) {
  return <Status {...stateOf(player)} />
}

/** What came of the identity documents; nothing before any came. */
export function KycState({ player }: PlayerStateProps) {
  const [latest] = player.kyc.verifications
  if (!latest) return <span className="kit-nothing">—</span>
  return <Status tone={verificationTones[latest.status]} label={verifications[latest.status]} />
}
