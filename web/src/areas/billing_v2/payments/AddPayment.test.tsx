import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AddPayment } from './AddPayment'

const operators = [
  { opId: 'aurora', title: 'Aurora', isActive: true, timezone: 'Pacific/Auckland' },
]
const invoice = { opId: 'aurora', invoiceNo: 7, month: 3, year: 2026, openAmountInUSD: 21_948.07 }
const listed = { ...invoice, _id: 'inv-7' }

function open(given = {}, put: () => Response = () => answer({ data: {} })) {
  const asked = answering(({ url, method }) => {
    if (url.includes('menu-list')) return answer({ data: { operators } })
    if (url.includes('/rates')) return answer({ data: { rates: [RATE] } })
    if (url.endsWith('/api/general')) return answer({ data: { firstInvoiceYear: 2024 } })
    if (url.includes('invoices'))
      return answer({ data: { items: [listed], count: 1, remaining: 0 } })
    if (url.includes('preview')) {
      return answer({ data: { debts: [], cpgProvider: { nowInUSD: 0, afterInUSD: 0 } } })
    }
    return method === 'POST' ? put() : answer()
  })
  const { user } = renderInApp(<AddPayment opId="aurora" onClose={() => undefined} {...given} />)
  const sent = () =>
    asked.filter(({ url }) => url.endsWith('/payment/manual')).map(({ body }) => body)
  const send = () => user.click(screen.getByRole('button', { name: 'Add payment' }))
  return { user, sent, send }
}

const RATE = { currency: 'TRX', autoRate: 0.28, updatedAt: '2026-03-12T09:30:00Z' }

const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })
/** The keys of user-event have no code, which antd asks for. */
const choose = async (user: ReturnType<typeof open>['user'], name: string, text: string) => {
  await user.click(await box(name))
  await user.keyboard(text)
  fireEvent.keyDown(await box(name), { key: 'Enter', keyCode: 13 })
  fireEvent.keyUp(await box(name), { key: 'Enter', keyCode: 13 })
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a currency that is typed is chosen', async () => {
  const { user, sent, send } = open()
  await choose(user, 'Currency', 'USD')
  await user.clear(field('Amount'))
  await user.type(field('Amount'), '21948.07')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ currency: 'USD', amount: 21_948.07, exchangeRateInUSD: 1 })
})

test('the market’s rate says as of when it is', async () => {
  const { user } = open()
  await choose(user, 'Currency', 'TRX')
  const help = await screen.findByText(/Market rate 0\.28 USD, as of/)
  expect(help.textContent).toContain('as of 12 Mar 2026, 10:30')
})

test('from an invoice it knows the invoice, its amount and its currency', async () => {
  const { sent, send } = open({ invoice })
  await box('Currency')
  expect(field('Amount').value).toBe('21948.07')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    invoiceNo: 7,
    month: 3,
    year: 2026,
    currency: 'USD',
    amount: 21_948.07,
    amountInUSD: 21_948.07,
  })
})

test('an invoice that is chosen fills the amount in, unless one was typed', async () => {
  const { user } = open()
  await choose(user, 'Invoice', '7')
  await waitFor(() => expect(field('Amount').value).toBe('21948.07'))
  await user.clear(field('Amount'))
  await user.type(field('Amount'), '100')
  await choose(user, 'Invoice', 'None')
  await choose(user, 'Invoice', '7')
  expect(field('Amount').value).toBe('100')
})

test('a day goes out as noon of that day where the operator is', async () => {
  const { user, sent, send } = open()
  await box('Currency')
  await user.type(field('Paid on'), '1.11.2025')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ paymentDate: '2025-10-31T23:00:00.000Z' })
})

test('a day that cannot be read sends nothing', async () => {
  const { user, sent, send } = open()
  await box('Currency')
  await user.type(field('Paid on'), '31.2.2026')
  await send()
  expect(await screen.findByText('February 2026 has 28 days.')).toBeTruthy()
  expect(sent()).toEqual([])
})

const UNUSUAL = {
  code: 'DATE_UNUSUAL',
  severity: 'warn',
  text: 'A payment’s date is before 2015 or after tomorrow.',
  values: { date: '2014-03-01T00:00:00Z' },
}

test('a date that is unusual is asked about, and goes through once it is answered', async () => {
  let calls = 0
  const { user, sent, send } = open({}, () => {
    calls += 1
    return calls === 1
      ? answer({
          http: 409,
          status: 'CONFIRMATION_REQUIRED',
          data: { warnings: [UNUSUAL] },
          messages: [UNUSUAL.text],
        })
      : answer({ data: {} })
  })
  await box('Currency')
  await user.type(field('Paid on'), '1.3.2014')
  await send()
  expect((await screen.findAllByText(UNUSUAL.text, { exact: false })).length).toBeGreaterThan(0)
  const dialogs = screen.getAllByRole('dialog')
  const buttons = [...(dialogs.at(-1)?.querySelectorAll('button') ?? [])]
  const goOn = buttons.find(({ className }) => className.includes('primary'))
  if (!goOn) throw new Error('Nothing to go on with.')
  await user.click(goOn)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ acknowledged: ['DATE_UNUSUAL'] })
})
