import { Alert, Button, Steps } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import {
  api,
  type ProviderAnswer,
  type TomaniDecision,
  useWithdrawTomaniGatewaysQuery,
} from '@/api/gen/withdrawals/endpoints'
import { tomaniDecisionRules } from '@/api/gen/withdrawals/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { decisionLabels, TOMANI_STEPS, TOMANI_TITLE } from './labels'
import { NoteField } from './NoteField'
import { TomaniGateways } from './TomaniGateways'
import { useSevereWarning } from './useSevereWarning'
import { WithdrawalChecks } from './WithdrawalChecks'

interface ConfirmTomaniProps {
  readonly withdrawal: Transaction
  /** The number 0: the second step shows why. */
  readonly onRefused: (sent: TomaniDecision, answer: ProviderAnswer) => void
  readonly onClose: () => void
}

interface Chosen {
  readonly gatewayUuid: string
  readonly noteForThePlayer: string
}

/** The first step: by which of the operator's gateways it is paid. */
export function ConfirmTomani({ withdrawal, onRefused, onClose }: ConfirmTomaniProps) {
  const { txId, operator } = withdrawal
  const gateways = useWithdrawTomaniGatewaysQuery({ opId: operator.opId })
  const known = gateways.data ?? []
  const sent = useRef<TomaniDecision | null>(null)
  const write = useAction(api.endpoints.withdrawTomani, {
    onDone: (answer) => {
      if (answer.status === 0 && sent.current) onRefused(sent.current, answer)
    },
  })
  const severe = useSevereWarning(withdrawal, 'confirm')
  const toArg = ({ gatewayUuid, noteForThePlayer }: Chosen) => {
    const provider = known.find(({ uuid }) => uuid === gatewayUuid)?.provider ?? ''
    const tomaniDecision = { txId, gatewayUuid, provider, noteForThePlayer }
    sent.current = tomaniDecision
    return { tomaniDecision }
  }
  return (
    <FormDialog<Chosen, { tomaniDecision: TomaniDecision }, ProviderAnswer>
      open
      title={TOMANI_TITLE}
      submitLabel={decisionLabels.confirm.button}
      width={640}
      write={write}
      rules={tomaniDecisionRules}
      initial={{ noteForThePlayer: '' }}
      disabledReason={severe.disabledReason}
      toArg={toArg}
      onClose={onClose}
    >
      <Steps size="small" className="withdraw-steps" current={0} items={TOMANI_STEPS} />
      <WithdrawalChecks withdrawal={withdrawal} act="confirm" />
      {gateways.error ? (
        <Alert
          type="error"
          showIcon
          title="The gateways could not be loaded."
          action={<Button onClick={() => gateways.refetch()}>Try again</Button>}
        />
      ) : (
        gateways.data && (
          <Field name="gatewayUuid" label="Gateway">
            <TomaniGateways gateways={known} />
          </Field>
        )
      )}
      <NoteField name="noteForThePlayer" />
      {severe.field}
    </FormDialog>
  )
}
