import type { Player } from '@/api/gen/players/endpoints'
import { playersBlockForm } from '@/api/gen/players/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { playerFacts } from './playerFacts'

/** Blocks a player, or lifts the block: what it means, who blocked and why, and the reason now. */
export function BlockPlayer({ record: player, onClose }: RecordDialogProps<Player>) {
  const { playerCode, username, isBlocked, block } = player
  const act = isBlocked ? 'Unblock player' : 'Block player'
  return (
    <EditDialog
      form={playersBlockForm}
      options={{ errorDialog: true }}
      title={`${act} ${quotedName(username)}`}
      submitLabel={act}
      danger={!isBlocked}
      effect={
        isBlocked
          ? 'They can sign in, bet, deposit and withdraw again.'
          : 'They can no longer sign in, bet, deposit or withdraw. Their balance stays; pending requests stay pending.'
      }
      facts={[
        ...playerFacts(player),
        ...(isBlocked && block
          ? ([
              ['Blocked by', () => <Name text={block.by.nickname} />],
              ['Blocked', <DateTime key="at" at={block.at} />],
              ['Reason', block.reason],
            ] as const)
          : []),
      ]}
      record={player}
      fixed={{ playerCode, action: isBlocked ? 'UNBLOCK' : 'BLOCK' }}
      onClose={onClose}
    >
      <Field
        name="reason"
        label="Reason"
        help="Shown in the player’s details and in the activities."
      >
        <CountedText rows={3} most={200} />
      </Field>
    </EditDialog>
  )
}
