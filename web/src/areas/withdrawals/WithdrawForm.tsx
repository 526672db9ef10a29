import type { Transaction } from '@/api/gen/shared/types'
import type { ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import type { WriteEndpoint } from '@/api/write'
import { decidedFields } from '@/areas/money_lists'
import { DecisionForm, type DecisionFormProps } from '@/kit/decisions/DecisionForm'
import { ANSWER_LOST, decisionDisabledReason } from './labels'
import { isSevere, PAY, type WithdrawalKnown } from './reads'
import { withdrawalWarnings } from './withdrawalWarnings'

type Usual = 'what' | 'danger' | 'listed' | 'act' | 'word' | 'options' | 'width'

interface WithdrawFormProps<
  K extends WithdrawalKnown,
  Values extends object,
  E extends WriteEndpoint,
> extends Omit<DecisionFormProps<K, Values, E>, Usual> {
  readonly withdrawal: Transaction
  readonly act: WithdrawActionType
  readonly isByKey?: boolean | undefined
  /** What is typed in any case. */
  readonly force?: string
  /** The provider's number 0: the withdrawal still waits. */
  readonly onRefused?: (answer: ProviderAnswer) => void
}

const unknownText = (answer: unknown) =>
  (answer as ProviderAnswer | null)?.order === 'unanswered' ? ANSWER_LOST : null

/** One step of a decision about a withdrawal: paying in spite of a severe warning takes a typed word. */
export function WithdrawForm<
  K extends WithdrawalKnown,
  Values extends object,
  E extends WriteEndpoint,
>({
  withdrawal,
  act,
  force,
  onRefused,
  onDecided,
  isByKey,
  ...form
}: WithdrawFormProps<K, Values, E>) {
  const isPaid = act === 'confirm'
  const onDone = (answer: unknown) => {
    if ((answer as ProviderAnswer | null)?.status === 0) onRefused?.(answer as ProviderAnswer)
    else onDecided?.()
  }
  return (
    <DecisionForm<K, Values, E>
      disabledReason={decisionDisabledReason}
      decided={decidedFields}
      {...form}
      what="withdrawal"
      width={640}
      danger={act === 'reject' || force !== undefined}
      listed={withdrawal}
      act={isPaid ? 'payOut' : undefined}
      word={force ?? PAY}
      wantsWord={(known) => isPaid && (force !== undefined || isSevere(known))}
      options={{ onDone, unknownText }}
      isConfirmedByEnter={({ facts }) =>
        isByKey === true && !!facts && withdrawalWarnings(facts).length === 0
      }
    />
  )
}
