import { Button } from 'antd'
import type { ProviderTransfer } from '@/api/gen/provider_payment/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Status } from '@/kit/display/Status'
import { DataLink } from '@/session/DataLink'
import { useOperationAccess } from '@/session/operationAccess'
import { AssignTransfer } from './AssignTransfer'
import { noteOf, placesOf, stateOf } from './labels'
import { ReverseTransfer } from './ReverseTransfer'

interface TransfersProps {
  readonly opId: string
  readonly transfers: readonly ProviderTransfer[]
  /** When they were told, in words. */
  readonly readAt: string | null
}

/** Transfers to the operator's address, each for what it is. */
export function Transfers({ opId, transfers, readAt }: TransfersProps) {
  const mayAssign = useOperationAccess()('providerTransferAssign')
  const mayReverse = useOperationAccess()('providerTransferReverse')
  const assign = useDialog(AssignTransfer)
  const reverse = useDialog(ReverseTransfer)
  return (
    <section className="provider-transfers" aria-live="polite" aria-label="Arriving transfers">
      <h2>Arriving transfers</h2>
      {transfers.length === 0 && (
        <p className="provider-hint">No incoming transfers. New ones appear here automatically.</p>
      )}
      <ul>
        {transfers.map((transfer) => (
          <li key={transfer.txHash}>
            <span className="provider-transfer">
              <Status {...stateOf(transfer)} />
              <Money
                amount={transfer.amount}
                currency={transfer.currency}
                places={placesOf(transfer.amount)}
              />
              {transfer.amountInUSD !== null && (
                <span className="provider-hint">
                  <Money amount={transfer.amountInUSD} />
                </span>
              )}
              <span className="provider-hint">
                <DateTime at={transfer.arrivedAt} />
              </span>
              <Explorer transfer={transfer} />
              {mayAssign && transfer.state === 'UNASSIGNED' && (
                <Button size="small" onClick={() => assign({ opId, transfer, readAt })}>
                  Assign
                </Button>
              )}
              {mayReverse && transfer.isReversible && (
                <Button size="small" danger onClick={() => reverse({ opId, transfer })}>
                  Reverse
                </Button>
              )}
            </span>
            <p className="provider-hint">{noteOf(transfer)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Explorer({ transfer }: { readonly transfer: ProviderTransfer }) {
  const { explorerURL, txHash } = transfer
  const label = `Transfer ${txHash.slice(0, 8)} on the chain’s explorer`
  return (
    <DataLink address={explorerURL} title={txHash} label={label}>
      Explorer
    </DataLink>
  )
}
