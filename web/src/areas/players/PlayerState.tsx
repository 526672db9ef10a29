import type { Player } from '@/api/gen/players/endpoints'
import { None } from '@/kit/display/None'
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
  if (!latest) return <None />
  const { status } = latest
  return (
    <Status tone={verificationTones[status] ?? 'ended'} label={verifications[status] ?? status} />
  )
}
