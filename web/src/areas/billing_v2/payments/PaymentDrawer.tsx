import { type PaymentV2, useBillingV2PaymentQuery } from '@/api/gen/billing_v2/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { orNone } from '@/kit/display/None'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { DataLink } from '@/session/DataLink'
import { InvoiceLink } from '../links'
import { periodName } from '../period'
import { paymentTypes } from './labels'

interface PaymentDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<PaymentV2>[]
}

export function PaymentDrawer({ actions, ...opened }: PaymentDrawerProps) {
  const { openId } = opened
  const call = useBillingV2PaymentQuery({ paymentId: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<PaymentV2>
      {...opened}
      title="Payment Details"
      loaded={call}
      state={({ paymentType }) => (
        <span className="payments-type">{paymentTypes[paymentType]}</span>
      )}
      actions={actions}
      tabs={[{ key: 'payment', label: 'Payment', body: (payment) => <Body payment={payment} /> }]}
    />
  )
}

function Body({ payment }: { readonly payment: PaymentV2 }) {
  const { paymentId, amount, currency, exchangeRateInUSD, extraData } = payment
  return (
    <>
      <RecordFields
        fields={[
          ['Payment', <Copy key="id" text={paymentId} what="payment ID" />],
          ['Type', paymentTypes[payment.paymentType] ?? payment.paymentType],
          ['Operator', payment.opTitle],
          ['Brand', payment.brandTitle ?? 'None'],
        ]}
      />
      <RecordFields
        title="Money"
        fields={[
          ['Amount', <Money key="amount" amount={amount} currency={currency} />],
          ['Amount in USD', <Money key="usd" amount={payment.amountInUSD} />],
          ['Currency', currency],
          ['Exchange rate', () => `${inFull(exchangeRateInUSD)} USD`],
        ]}
      />
      <RecordFields
        title="Allocation"
        fields={[
          [
            'Invoice',
            payment.invoiceNo ? <InvoiceLink key="invoice" {...payment} /> : 'Not allocated',
          ],
          ['Period', () => periodName(payment)],
          ['Issued', <DateTime key="issued" at={payment.issuedDate} />],
          ['Paid', <DateTime key="paid" at={payment.paymentDate} />],
          ['Recorded', <DateTime key="created" at={payment.createdAt} />],
          ['Recorded by', () => payment.createdBy.nickname],
          ['Updated', <DateTime key="changed" at={payment.updatedAt} />],
          ['Updated by', () => payment.updatedBy.nickname],
        ]}
      />
      <section className="billing-notes">
        <h2>Description</h2>
        <p>{orNone(payment.description)}</p>
        {extraData?.explorerURL && (
          <DataLink address={extraData.explorerURL}>View in block explorer</DataLink>
        )}
      </section>
    </>
  )
}
