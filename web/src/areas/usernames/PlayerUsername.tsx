import type { Player } from '@/api/gen/players/endpoints'
import { EditUsername } from './EditUsername'

interface OfPlayerProps {
  readonly player: Player
  readonly onClose: () => void
}

export const EditPlayerUsername = ({ player: { playerCode }, onClose }: OfPlayerProps) => (
  <EditUsername playerCode={playerCode} onClose={onClose} />
)

export const RejectPlayerUsername = ({ player: { playerCode }, onClose }: OfPlayerProps) => (
  <EditUsername playerCode={playerCode} defaultStatus="REJECT" onClose={onClose} />
)
