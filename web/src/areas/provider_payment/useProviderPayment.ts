import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { emptyApi } from '@/api/base'
import { operations as billingOperations } from '@/api/gen/billing_v2/meta'
import {
  type ProviderPayment,
  type ProviderPaymentApiArg,
  useProviderPaymentQuery,
} from '@/api/gen/provider_payment/endpoints'
import { mayCall } from '@/session/operationAccess'
import { useSession } from '@/session/session'
import { usePolling } from '@/session/usePolling'

/** What a payment makes stale, whoever makes it. */
const STALE = billingOperations.billingV2PaymentAdd.invalidates
const STATES = { CONFIRMING: 'c', CONFIRMED: 'd', UNASSIGNED: 'u' } as const

/** May this user pay through the provider? */
export const usePaysByProvider = (): boolean => mayCall('providerPayment', useSession().user)

/** Which transfers stand where: another text as soon as one arrives or gets on. */
const standing = ({ pendingTransfers }: ProviderPayment): string =>
  pendingTransfers
    .filter(({ state }) => state !== 'CONFIRMING')
    .map(({ txHash, state }) => `${STATES[state]}${txHash}`)
    .sort()
    .join()

/** Read again and again; a transfer that is confirmed meanwhile renews cards, invoices and history. */
export function useProviderPayment(arg: ProviderPaymentApiArg | null, pollMs: number) {
  const dispatch = useDispatch()
  const call = useProviderPaymentQuery(arg ?? {}, {
    skip: arg === null,
    ...usePolling(pollMs),
  })
  const { currentData } = call
  const known = useRef<{ readonly opId: string; readonly transfers: string } | null>(null)
  useEffect(() => {
    if (!currentData) return
    const { opId } = currentData
    const transfers = standing(currentData)
    const before = known.current
    known.current = { opId, transfers }
    if (before && before.opId === opId && before.transfers !== transfers) {
      dispatch(emptyApi.util.invalidateTags([...STALE]))
    }
  }, [currentData, dispatch])
  return call
}
