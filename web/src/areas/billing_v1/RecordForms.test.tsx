import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api as affiliates } from '@/api/gen/affiliate_billing/endpoints'
import { api as operators } from '@/api/gen/billing_v1/endpoints'
import { api as brands } from '@/api/gen/brand_billing/endpoints'
import type { WriteEndpoint } from '@/api/write'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { PaymentFields } from './PaymentFields'
import { AddPaymentForm } from './RecordForms'

const UNUSUAL = {
  code: 'DATE_UNUSUAL',
  severity: 'warn',
  text: 'A payment’s date is before 2015 or after tomorrow.',
  values: { date: '2014-03-01T12:00:00Z' },
}
const refusal = {
  http: 409,
  status: 'CONFIRMATION_REQUIRED',
  data: { warnings: [UNUSUAL] },
  messages: [UNUSUAL.text],
}
const menu = [{ opId: 'kiwi', title: 'Kiwi', isActive: true, timezone: 'Pacific/Auckland' }]

/** The form of a payment, its date filled in by keys; the first send is asked about. */
async function paying(endpoint: WriteEndpoint, body: string, date: string) {
  const sent: unknown[] = []
  answering(({ method, body: given }) => {
    if (method !== 'POST') return answer({ data: { operators: menu } })
    sent.push(given)
    return sent.length === 1 && date.endsWith('2014') ? answer(refusal) : answer({ data: {} })
  })
  const { user } = renderInApp(
    <AddPaymentForm
      title="Add payment"
      endpoint={endpoint}
      rules={{}}
      initial={{ title: 'March', paidBy: 'Kiwi', reference: 'R-1', amountInUSD: 5 }}
      opIdOf={() => 'kiwi'}
      toArg={(_payee, payment) => ({ [body]: { opId: 'kiwi', ...payment } }) as never}
      onClose={() => undefined}
    >
      <PaymentFields />
    </AddPaymentForm>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Issued on' })
  await user.type(field, date)
  await user.click(screen.getByRole('button', { name: 'Add payment' }))
  return { user, sent }
}

const KINDS = [
  ['an operator', operators.endpoints.billingV1PaymentAdd, 'operatorPaymentForm'],
  ['a brand', brands.endpoints.brandBillingPaymentAdd, 'brandPaymentForm'],
  ['an affiliate', affiliates.endpoints.affiliateBillingPaymentAdd, 'affiliatePaymentForm'],
] as const

test.each(KINDS)(
  'a payment of %s on an unusual date is asked about and sent once answered',
  async (_who, endpoint, body) => {
    const { user, sent } = await paying(endpoint, body, '1.3.2014')
    expect(await screen.findByText(UNUSUAL.text, { exact: false })).toBeTruthy()
    const buttons = screen.getAllByRole('dialog').at(-1)?.querySelectorAll('.ant-btn-primary')
    const [goOn] = [...(buttons ?? [])]
    if (!goOn) throw new Error('Nothing to go on with.')
    await user.click(goOn)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ acknowledged: ['DATE_UNUSUAL'] })
  },
)

test.each(KINDS)(
  'a payment of %s is dated by noon of the day where its operator is',
  async (_who, endpoint, body) => {
    const { sent } = await paying(endpoint, body, '1 Nov 2025')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ issuedAt: '2025-10-31T23:00:00.000Z' })
  },
)

test('a day that cannot be read is sent nowhere', async () => {
  const [[, endpoint, body]] = KINDS
  const { sent } = await paying(endpoint, body, '31.2.2014')
  expect(await screen.findByText('February 2014 has 28 days.')).toBeTruthy()
  expect(sent).toEqual([])
})
