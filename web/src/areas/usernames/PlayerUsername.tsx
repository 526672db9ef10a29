import type { Player } from '@/api/gen/players/endpoints'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { EditUsername } from './EditUsername'

export const EditPlayerUsername = ({
  record: { playerCode },
  onClose,
}: RecordDialogProps<Player>) => <EditUsername playerCode={playerCode} onClose={onClose} />

export const RejectPlayerUsername = ({
  record: { playerCode },
  onClose,
}: RecordDialogProps<Player>) => (
  <EditUsername playerCode={playerCode} defaultStatus="REJECT" onClose={onClose} />
)
