import { type PaymentV2, useBillingV2PaymentQuery } from '@/api/gen/billing_v2/endpoints'
import { amountText } from '@/kit/display/amountText'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { inFull } from '@/kit/display/decimal'
import { orNone } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { DataLink } from '@/session/DataLink'
import { OperatorDay } from '@/session/operatorDays'
import { InvoiceLink } from '../links'
import { periodName } from '../period'
import { fields } from './fields'
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
      title="Payment"
      name={({ amount, currency, opTitle }) => [amountText(amount, currency), opTitle]}
      loaded={call}
      state={({ paymentType }) => (
        <span className="payments-type">{paymentTypes[paymentType]}</span>
      )}
      actions={actions}
    >
      {(payment) => <Body payment={payment} />}
    </RecordDrawer>
  )
}

function Body({ payment }: { readonly payment: PaymentV2 }) {
  const { paymentId, exchangeRateInUSD, extraData } = payment
  return (
    <>
      <RecordFields
        fields={[
          ['Payment ID', <Copy key="id" text={paymentId} what="payment ID" />],
          ...fields.facts(payment, 'paymentType', 'opTitle'),
          ['Brand', payment.brandTitle],
        ]}
      />
      <RecordFields
        title="Money"
        fields={[
          ...fields.facts(payment, 'amount', 'amountInUSD', 'currency'),
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
          ...fields.facts(payment, 'issuedDate'),
          ['Paid', <OperatorDay key="paid" at={payment.paymentDate} opId={payment.opId} />],
          ...fields.facts(payment, 'createdAt'),
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
