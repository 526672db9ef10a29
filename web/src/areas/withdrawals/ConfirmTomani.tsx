import { Steps } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import {
  api,
  type ProviderAnswer,
  type TomaniDecision,
  type TomaniGateway,
} from '@/api/gen/withdrawals/endpoints'
import { tomaniDecisionRules } from '@/api/gen/withdrawals/rules'
import { read } from '@/kit/decisions/reads'
import { Field } from '@/kit/form/Field'
import { decisionLabels, TOMANI_STEPS, TOMANI_TITLE } from './labels'
import { NoteField } from './NoteField'
import { type WithdrawalKnown, withdrawalReads } from './reads'
import { TomaniGateways } from './TomaniGateways'
import { WithdrawalChecks } from './WithdrawalChecks'
import { WithdrawForm } from './WithdrawForm'

interface ConfirmTomaniProps {
  readonly withdrawal: Transaction
  /** The number 0: the second step shows why. */
  readonly onRefused: (sent: TomaniDecision, answer: ProviderAnswer) => void
  readonly onDecided?: (() => void) | undefined
  readonly onClose: () => void
}

interface Known extends WithdrawalKnown {
  readonly gateways: readonly TomaniGateway[]
}

interface Chosen {
  readonly gatewayUuid: string
  readonly noteForThePlayer: string
}

/** The first step: by which of the operator's gateways it is paid. */
export function ConfirmTomani({ withdrawal, onRefused, onDecided, onClose }: ConfirmTomaniProps) {
  const { txId, operator } = withdrawal
  const sent = useRef<TomaniDecision | null>(null)
  return (
    <WithdrawForm<Known, Chosen, typeof api.endpoints.withdrawTomani>
      withdrawal={withdrawal}
      act="confirm"
      title={TOMANI_TITLE}
      submitLabel={decisionLabels.confirm}
      reads={{
        ...withdrawalReads(withdrawal),
        gateways: read(api.endpoints.withdrawTomaniGateways, { opId: operator.opId }),
      }}
      endpoint={api.endpoints.withdrawTomani}
      rules={tomaniDecisionRules}
      initial={{ noteForThePlayer: '' }}
      toArg={({ gateways }, { gatewayUuid, noteForThePlayer }) => {
        const provider = gateways.find(({ uuid }) => uuid === gatewayUuid)?.provider ?? ''
        const tomaniDecision = { txId, gatewayUuid, provider, noteForThePlayer }
        sent.current = tomaniDecision
        return { tomaniDecision }
      }}
      onRefused={(answer) => sent.current && onRefused(sent.current, answer)}
      onDecided={onDecided}
      onClose={onClose}
    >
      {(known) => (
        <>
          <Steps size="small" className="withdraw-steps" current={0} items={TOMANI_STEPS} />
          <WithdrawalChecks known={known} act="confirm" />
          <Field name="gatewayUuid" label="Gateway">
            <TomaniGateways gateways={known.gateways} requestedBy={withdrawal.gatewayUuid} />
          </Field>
          <NoteField name="noteForThePlayer" />
        </>
      )}
    </WithdrawForm>
  )
}
