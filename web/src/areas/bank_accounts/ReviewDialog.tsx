import { Input } from 'antd'
import { useState } from 'react'
import { api, type BankAccount, useBankAccountQuery } from '@/api/gen/bank_accounts/endpoints'
import type { BankAccountAction } from '@/api/gen/bank_accounts/enums'
import { bankAccountReviewRules } from '@/api/gen/bank_accounts/rules'
import { playerNames } from '@/areas/players'
import { LoadedForm } from '@/kit/dialog/LoadedForm'
import { labelOf, Status } from '@/kit/display/Status'
import { Field } from '@/kit/form/Field'
import { RecordFields } from '@/kit/record/RecordFields'
import { useCan } from '@/session/session'
import { CardNumber, NameOnCard, reviewFields, State } from './columns'
import { decisions, NOTE_FIRST, reviewDisabledReason, reviewOf, statuses } from './labels'

interface ReviewDialogProps {
  readonly account: BankAccount
  readonly action: BankAccountAction
  readonly onClose: () => void
}

/** Approves or rejects a bank account; not without a note for the player. */
export function ReviewDialog({ account: seen, action, onClose }: ReviewDialogProps) {
  const mayRedo = useCan('redo')
  const [note, setNote] = useState('')
  const { verb, becomes, effect } = decisions[action]
  return (
    <LoadedForm
      title={`${verb} bank account`}
      what="The bank account"
      call={useBankAccountQuery({ uuid: seen.uuid }, { refetchOnMountOrArgChange: true })}
      seen={seen}
      disabledReason={(account) => reviewDisabledReason(account, action, mayRedo)}
      decided={reviewFields}
      endpoint={api.endpoints.bankAccountReview}
      submitLabel={`${verb} account`}
      rules={bankAccountReviewRules}
      initial={{ playerNote: '' }}
      incomplete={note.trim() ? undefined : NOTE_FIRST}
      toArg={(account, { playerNote }) => reviewOf(account, action, playerNote)}
      onClose={onClose}
    >
      {(account) => (
        <>
          <RecordFields
            fields={[
              ...playerNames(account.player),
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
        </>
      )}
    </LoadedForm>
  )
}
