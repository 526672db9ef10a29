import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { useWithdrawFactsQuery } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawAct } from '@/api/gen/withdrawals/enums'
import { Field } from '@/kit/form/Field'
import { withdrawalWarnings } from './withdrawalWarnings'

const PAY = 'PAY'

interface SevereWarning {
  /** Why it cannot be decided yet. */
  readonly disabledReason: string | undefined
  readonly field: ReactNode
}

/** Paying in spite of a severe warning takes a typed word, and nothing is paid before the warnings are known. */
export function useSevereWarning({ txId }: Transaction, act: WithdrawAct): SevereWarning {
  const [typed, setTyped] = useState('')
  const { currentData, isError } = useWithdrawFactsQuery({ txId })
  if (act === 'reject') return { disabledReason: undefined, field: null }
  if (!currentData) {
    const disabledReason = isError ? undefined : 'The player’s details are being loaded.'
    return { disabledReason, field: null }
  }
  if (!withdrawalWarnings(currentData).some(({ isSevere }) => isSevere)) {
    return { disabledReason: undefined, field: null }
  }
  return {
    disabledReason: typed.trim() === PAY ? undefined : `Type ${PAY} first.`,
    field: (
      <Field name="typed" label={`Type ${PAY} to confirm`} rules={[]}>
        <Input autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    ),
  }
}
