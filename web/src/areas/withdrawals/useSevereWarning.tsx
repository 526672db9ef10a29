import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { useWithdrawFactsQuery } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import { Field } from '@/kit/form/Field'
import { FORCE } from './labels'
import { withdrawalWarnings } from './withdrawalWarnings'

const PAY = 'PAY'

interface TypedWord {
  /** Why it cannot be decided yet. */
  readonly disabledReason: string | undefined
  readonly field: ReactNode
}

/** Paying in spite of a severe warning takes a typed word, and nothing is paid before the warnings are known. */
export function useSevereWarning({ txId }: Transaction, act: WithdrawActionType): TypedWord {
  const warned = useWithdrawFactsQuery({ txId })
  const isSevere = warned.currentData && withdrawalWarnings(warned.currentData).some(severe)
  const typed = useTypedWord(PAY)
  if (act === 'confirm' && isSevere) return typed
  const isUnknown = act === 'confirm' && !warned.currentData && !warned.isError
  const disabledReason = isUnknown ? 'The player’s details are being loaded.' : undefined
  return { disabledReason, field: null }
}

const severe = ({ isSevere }: { readonly isSevere: boolean }) => isSevere

/** Paying what the provider refused takes the word in any case. */
export const useForce = (): TypedWord => useTypedWord(FORCE)

function useTypedWord(word: string): TypedWord {
  const [typed, setTyped] = useState('')
  return {
    disabledReason: typed.trim() === word ? undefined : `Type ${word} first.`,
    field: (
      <Field name="typed" label={`Type ${word} to confirm`} rules={[]}>
        <Input autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    ),
  }
}
