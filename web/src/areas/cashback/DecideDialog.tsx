import { Input } from 'antd'
import Big from 'big.js'
import {
  api,
  type CashbackDecision,
  type CashbackEffect,
  useCashbackEffectQuery,
} from '@/api/gen/cashback/endpoints'
import type { ClaimAction } from '@/api/gen/cashback/enums'
import { cashbackDecisionRules } from '@/api/gen/cashback/rules'
import {
  DECIDED,
  decisionBody,
  decisionFacts,
  type TransactionDialogProps,
} from '@/areas/money_lists'
import { Loaded } from '@/kit/display/Loaded'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { BeforeAfter, moved } from '@/kit/record/BeforeAfter'
import { RecordFields } from '@/kit/record/RecordFields'

type Note = Pick<CashbackDecision, 'noteForThePlayer'>

interface DecideDialogProps extends TransactionDialogProps {
  readonly action: ClaimAction
}

const WORDS = {
  confirm: ['Approve cashback', 'Approve cashback'],
  reject: ['Reject cashback', 'Reject cashback'],
} as const

export const ConfirmCashback = (props: TransactionDialogProps) => (
  <DecideDialog {...props} action="confirm" />
)

export const RejectCashback = (props: TransactionDialogProps) => (
  <DecideDialog {...props} action="reject" />
)

/** What confirming or rejecting a claim moves, and a word to the player. */
function DecideDialog({ transaction, action, onClose }: DecideDialogProps) {
  const { txId } = transaction
  const write = useAction(api.endpoints.cashbackDecide, { alwaysToast: true })
  const [title, act] = WORDS[action]
  return (
    <FormDialog<Note, { cashbackDecision: CashbackDecision }, unknown>
      open
      title={title}
      submitLabel={act}
      write={write}
      rules={cashbackDecisionRules}
      initial={{ noteForThePlayer: '' }}
      toArg={({ noteForThePlayer }) => ({
        cashbackDecision: decisionBody(txId, action, noteForThePlayer),
      })}
      onClose={onClose}
    >
      <RecordFields fields={decisionFacts(transaction)} />
      <p>
        {action === 'confirm'
          ? 'It moves to the main wallet.'
          : 'It returns to the cashback wallet.'}
      </p>
      <Effect txId={txId} action={action} />
      <Field name="noteForThePlayer" label="Note for the player" help="Visible to the player.">
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Field>
    </FormDialog>
  )
}

function Effect({ txId, action }: { readonly txId: string; readonly action: ClaimAction }) {
  const call = useCashbackEffectQuery({ txId }, { refetchOnMountOrArgChange: true })
  return (
    <Loaded what="The player’s wallets" call={call} skeleton={<FieldsSkeleton rows={3} />}>
      {(effect) =>
        effect.status === 'PENDING' ? (
          <Movements effect={effect} action={action} />
        ) : (
          <p role="status">{DECIDED}</p>
        )
      }
    </Loaded>
  )
}

interface MovementsProps {
  readonly effect: CashbackEffect
  readonly action: ClaimAction
}

function Movements({ effect, action }: MovementsProps) {
  const { amountInUSD, cashbackBalanceInUSD, heldInUSD, mainBalanceInUSD } = effect
  const toMain = action === 'confirm' ? amountInUSD : 0
  const back = action === 'reject' ? amountInUSD : 0
  return (
    <BeforeAfter
      of="Wallet"
      rows={[
        moved('On hold for claims', heldInUSD, new Big(heldInUSD).minus(amountInUSD)),
        moved('Main (USD)', mainBalanceInUSD, new Big(mainBalanceInUSD).plus(toMain)),
        moved('Cashback', cashbackBalanceInUSD, new Big(cashbackBalanceInUSD).plus(back)),
      ]}
    />
  )
}
