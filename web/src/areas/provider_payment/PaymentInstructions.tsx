import { QRCode } from 'antd'
import type { ProviderPayment } from '@/api/gen/provider_payment/endpoints'
import { Copy } from '@/kit/display/Copy'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { DUE, FROM_BALANCE } from './labels'
import { OpenInvoices } from './OpenInvoices'
import { Transfers } from './Transfers'

const dueFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const MOST_PLACES = 6

interface PaymentInstructionsProps {
  readonly payment: ProviderPayment
  /** The figures are those of the chosen currency, not still those of the one before. */
  readonly isCurrent: boolean
  /** When they were told, in words. */
  readonly readAt: string | null
}

export function PaymentInstructions({ payment, isCurrent, readAt }: PaymentInstructionsProps) {
  const { address, currency, dueBy, requiredInUSD, requiredAmount } = payment
  return (
    <>
      <div className="provider-pay" aria-busy={!isCurrent}>
        {/* On white in both themes: many wallets cannot read a light code on a dark ground. */}
        <div aria-hidden>
          <QRCode value={address} type="svg" size={152} color="#000" bgColor="#fff" />
        </div>
        <div>
          <h2>
            Wallet address of <Name text={payment.opTitle} />
          </h2>
          <Copy text={address} what="wallet address" />
          <p>
            {FROM_BALANCE} {DUE}
          </p>
          <p className="provider-hint">
            Next due: {dueFormat.format(new Date(`${dueBy}T00:00:00Z`))}.
          </p>
        </div>
      </div>
      <RecordFields
        fields={[
          ['CPG balance', <Money key="balance" amount={payment.balanceInUSD} />],
          [`Outstanding ${payment.year}`, <Money key="debt" amount={payment.debtInUSD} />],
          ['Required for all years', <Money key="required" amount={requiredInUSD} />],
          [
            `Required in ${currency}`,
            <Money key="amount" amount={requiredAmount} currency={currency} places={MOST_PLACES} />,
          ],
        ]}
      />
      <OpenInvoices payment={payment} />
      <Transfers opId={payment.opId} transfers={payment.pendingTransfers} readAt={readAt} />
    </>
  )
}
