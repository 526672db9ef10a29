import type { ProviderTransfer } from '@/api/gen/provider_payment/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { stateOf } from './labels'
import { usePaysByProvider, useProviderPayment } from './useProviderPayment'
import './provider_payment.css'

const ProviderPaymentDialog = lazyComponent(() =>
  import('./ProviderPaymentDialog').then((code) => code.ProviderPaymentDialog),
)
const POLL_MS = 10_000

/** Each state once, with how many are in it. */
function countedStates(transfers: readonly ProviderTransfer[]) {
  const states = transfers.map(stateOf)
  return [...new Map(states.map((state) => [state.label, state])).values()].map((state) => ({
    ...state,
    count: states.filter(({ label }) => label === state.label).length,
  }))
}

/** Of an operator's transfers those that no payment has come of, beside its history; they lead to all. */
export function ArrivingTransfers({ opId }: { readonly opId: string | undefined }) {
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  const mayRead = usePaysByProvider()
  const open = useDialog(ProviderPaymentDialog)
  const isNamed = opId !== undefined || !isPlatform
  const { data } = useProviderPayment(mayRead && isNamed ? (opId ? { opId } : {}) : null, POLL_MS)
  const transfers = data?.pendingTransfers.filter(({ state }) => state !== 'CONFIRMED') ?? []
  if (transfers.length === 0 || !isNamed) return null
  return (
    <dl className="provider-arriving">
      <dt>Arriving transfers</dt>
      <dd>
        <button type="button" className="provider-link" onClick={() => open({ opId })}>
          {countedStates(transfers).map(({ tone, label, count }) => (
            <Status key={label} tone={tone} label={count > 1 ? `${label} (${count})` : label} />
          ))}
        </button>
      </dd>
    </dl>
  )
}
