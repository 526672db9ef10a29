import { useRef, useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import type { ProviderAnswer, TomaniDecision } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import { useReads } from '@/kit/decisions/reads'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { callFor } from './decisionCalls'
import { withdrawalReads } from './reads'
import { WithdrawConfirmation } from './WithdrawConfirmation'

const ConfirmTomani = lazyComponent(() =>
  import('./ConfirmTomani').then((code) => code.ConfirmTomani),
)
const TomaniAnswer = lazyComponent(() => import('./TomaniAnswer').then((code) => code.TomaniAnswer))
const ForceApprove = lazyComponent(() => import('./ForceApprove').then((code) => code.ForceApprove))
const NotAccepted = lazyComponent(() => import('./NotAccepted').then((code) => code.NotAccepted))

interface DecideWithdrawProps extends RecordDialogProps<Transaction> {
  readonly act: WithdrawActionType
}

/** The provider's number 0, and what Tomani was sent. */
interface Refused {
  readonly answer: ProviderAnswer
  readonly sent: TomaniDecision | null
  /** The note that was sent along: the next step goes on with it. */
  readonly note: string
}

/** Asks for the decision, and goes on to what a provider's 0 asks for: forcing it, or its words alone. */
export function DecideWithdraw({
  record: listed,
  act,
  onDecided,
  isByKey,
  onClose,
}: DecideWithdrawProps) {
  const { known } = useReads(withdrawalReads(listed))
  const withdrawal = known?.record ?? listed
  const [refused, setRefused] = useState<Refused | null>(null)
  const goesOn = useRef(false)
  const goOn = (answer: ProviderAnswer, sent: TomaniDecision | null, note = '') => {
    goesOn.current = true
    setRefused({ answer, sent, note })
  }
  // A form that was answered closes itself; what the answer led to stays.
  const close = () => {
    if (!goesOn.current) onClose()
    goesOn.current = false
  }
  const shared = { withdrawal, onDecided, onClose: close }
  if (refused) {
    const { answer, sent, note } = refused
    if (sent) {
      return <TomaniAnswer {...shared} sent={sent} answer={answer} onRefused={goOn} />
    }
    return withdrawal.paymentProvider === 'JB' && answer.canForce ? (
      <ForceApprove
        {...shared}
        answer={answer}
        note={note}
        onRefused={(again, kept) => goOn(again, null, kept)}
      />
    ) : (
      <NotAccepted withdrawal={withdrawal} answer={answer} onClose={close} />
    )
  }
  const call = callFor(withdrawal, act)
  if (call === 'withdrawTomani') {
    return <ConfirmTomani {...shared} onRefused={(sent, answer) => goOn(answer, sent)} />
  }
  return (
    <WithdrawConfirmation
      {...shared}
      act={act}
      isByKey={isByKey}
      // where nothing is left to decide, the confirmation says so
      call={call ?? 'withdrawInProgress'}
      onRefused={(answer, note) => goOn(answer, null, note)}
    />
  )
}

type OneDecisionProps = RecordDialogProps<Transaction>

export const ApproveWithdraw = (props: OneDecisionProps) => (
  <DecideWithdraw {...props} act="confirm" />
)

export const RejectWithdraw = (props: OneDecisionProps) => (
  <DecideWithdraw {...props} act="reject" />
)
