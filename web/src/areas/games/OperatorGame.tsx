import { Select } from 'antd'
import type { Game, GameEntry } from '@/api/gen/games/endpoints'
import { gameStatusValues } from '@/api/gen/games/enums'
import { gameEntryUpdateForm } from '@/api/gen/games/forms'
import { operatorGameUpdateRules } from '@/api/gen/games/rules'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { DateTime } from '@/kit/display/DateTime'
import { optionsOf } from '@/kit/display/options'
import { labelOf, Status } from '@/kit/display/Status'
import { Field } from '@/kit/form/Field'
import { CountField } from '@/kit/form/NumberField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { statuses, statusOf } from './labels'

interface OperatorGameProps {
  readonly game: Pick<Game, 'id' | 'title' | 'status' | 'reason'>
  readonly entry: GameEntry
  readonly onClose: () => void
}

interface Values {
  readonly status: GameEntry['status']
  readonly order: number
}

/** The entry of the operator that the list is about. */
export const EntryOfGame = ({ record, onClose }: RecordDialogProps<Game>) =>
  record.entry && <OperatorGame game={record} entry={record.entry} onClose={onClose} />

/** What an operator has of a game: its place among the others, and whether it is on. */
export function OperatorGame({ game, entry, onClose }: OperatorGameProps) {
  const { role } = useSession().user
  const offered = gameStatusValues.filter(
    (status) =>
      isPlatformAdmin(role) || ['ACTIVE', 'DISABLED'].includes(status) || status === entry.status,
  )
  const options = optionsOf(offered, statuses).map((option) => ({
    ...option,
    disabled: option.value === 'ACTIVE' && game.status === 'DEPRECATE' && entry.status !== 'ACTIVE',
  }))
  return (
    <EditDialog<typeof gameEntryUpdateForm.endpoint, 'gameEntryUpdate', GameEntry, Values>
      form={gameEntryUpdateForm}
      as="drawer"
      title="Edit operator game"
      submitLabel="Save operator game"
      record={entry}
      values={({ status, order }: GameEntry) => ({ status, order })}
      toBody={({ status, order }) => ({
        dto: { gameId: game.id, order, status },
        opId: entry.opId,
        gameTitle: game.title,
      })}
      effect={
        game.status !== 'ACTIVE' &&
        `The game is ${statusOf(game.status).toLowerCase()}: nobody plays it, whatever is set here.`
      }
      facts={[
        ['Game', game.title],
        ['Operator or brand', entry.opTitle],
        ['Game status', <Status key="status" {...labelOf(statuses, game.status)} />],
        ...(game.status === 'ACTIVE' ? [] : [['Reason', game.reason] as const]),
        ['Changed', entry.updatedAt && <DateTime key="at" at={entry.updatedAt} />],
        ['Changed by', entry.updatedBy?.nickname],
      ]}
      onClose={onClose}
    >
      <Field name="status" label="Status">
        <Select options={options} />
      </Field>
      <CountField
        name="order"
        label="Order"
        help="The lowest comes first."
        rules={operatorGameUpdateRules.order}
      />
    </EditDialog>
  )
}
