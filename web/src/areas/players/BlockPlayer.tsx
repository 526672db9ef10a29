import { Input } from 'antd'
import { api, type PlayerBlockForm } from '@/api/gen/players/endpoints'
import { playerBlockFormRules } from '@/api/gen/players/rules'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import type { PlayerDialogProps } from './composition'
import { playerFacts } from './playerFacts'

type Values = Pick<PlayerBlockForm, 'reason'>

/** Blocks a player, or lifts the block: what it means, who blocked and why, and the reason now. */
export function BlockPlayer({ player, onClose }: PlayerDialogProps) {
  const { playerCode, username, isBlocked, block } = player
  const write = useAction(api.endpoints.playersBlock, { errorDialog: true, onTheirs: onClose })
  const act = isBlocked ? 'Unblock player' : 'Block player'
  return (
    <FormDialog<Values, { playerBlockForm: PlayerBlockForm }, unknown>
      open
      title={`${act} ${quotedName(username)}`}
      submitLabel={act}
      write={write}
      rules={playerBlockFormRules}
      record={player}
      initial={{}}
      toArg={({ reason }) => ({
        playerBlockForm: { playerCode, action: isBlocked ? 'UNBLOCK' : 'BLOCK', reason },
      })}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ...playerFacts(player),
          ...(isBlocked && block
            ? ([
                ['Blocked by', () => <Name text={block.by.nickname} />],
                ['Blocked', <DateTime key="at" at={block.at} />],
                ['Reason', block.reason],
              ] as const)
            : []),
        ]}
      />
      {isBlocked ? (
        <p>They can sign in, bet, deposit and withdraw again.</p>
      ) : (
        <p>
          They can no longer sign in, bet, deposit or withdraw. Their balance stays; pending
          requests stay pending.
        </p>
      )}
      <Field
        name="reason"
        label="Reason"
        help="Shown in the player’s details and in the activities."
      >
        <Input.TextArea rows={3} maxLength={200} showCount />
      </Field>
    </FormDialog>
  )
}
