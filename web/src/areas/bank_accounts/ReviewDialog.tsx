import { Input } from 'antd'
import { useState } from 'react'
import {
  api,
  type BankAccount,
  type BankAccountReview,
  useBankAccountQuery,
} from '@/api/gen/bank_accounts/endpoints'
import type { BankAccountAction } from '@/api/gen/bank_accounts/enums'
import { bankAccountReviewRules } from '@/api/gen/bank_accounts/rules'
import { LoadedDialog } from '@/kit/dialog/LoadedDialog'
import { withoutBidiControls } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { useCan } from '@/session/session'
import { CardNumber, NameOnCard, reviewFields, State } from './columns'
import { decisions, NOTE_FIRST, reviewDisabledReason, reviewOf, statuses } from './labels'

interface ReviewDialogProps {
  readonly account: BankAccount
  readonly action: BankAccountAction
  readonly onClose: () => void
}

type Note = Pick<BankAccountReview, 'playerNote'>

/** Approves or rejects a bank account as it is now. */
export function ReviewDialog({ account: seen, action, onClose }: ReviewDialogProps) {
  const mayRedo = useCan('redo')
  const call = useBankAccountQuery({ uuid: seen.uuid }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog
      title={`${decisions[action].verb} bank account`}
      what="The bank account"
      call={call}
      seen={seen}
      write="bankAccountReview"
      disabledReason={(account) => reviewDisabledReason(account, action, mayRedo)}
      decided={reviewFields}
      onClose={onClose}
    >
      {(account) => <Review account={account} action={action} onClose={onClose} />}
    </LoadedDialog>
  )
}

/** Not without a note for the player. */
function Review({ account, action, onClose }: ReviewDialogProps) {
  const [note, setNote] = useState('')
  const { verb, becomes, effect } = decisions[action]
  const { player } = account
  const write = useAction(api.endpoints.bankAccountReview, { onTheirs: onClose })
  return (
    <FormDialog<Note, { bankAccountReview: BankAccountReview }, unknown>
      open
      title={`${verb} bank account`}
      submitLabel={`${verb} account`}
      write={write}
      rules={bankAccountReviewRules}
      record={account}
      initial={{ playerNote: '' }}
      disabledReason={note.trim() ? undefined : NOTE_FIRST}
      toArg={({ playerNote }) => reviewOf(account, action, playerNote)}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Player', withoutBidiControls(`${player.username} · ${player.playerCode}`)],
          ['Player’s name', withoutBidiControls(`${player.firstName} ${player.lastName}`)],
          ['Name on card', <NameOnCard key="name" account={account} />],
          ['Card number', <CardNumber key="card" account={account} />],
          ['Current status', <State key="now" account={account} />],
          ['New status', <Status key="then" {...labelOf(statuses, becomes)} />],
        ]}
      />
      <p className="bank-effect">{effect}</p>
      <Field name="playerNote" label="Note for the player" help="Visible to the player.">
        <Input.TextArea rows={3} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
