import { describe, expect, test } from 'vitest'
import type { PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { newPayment, type PaymentValues, toSend, valuesOf } from './values'

const BERLIN = 'Europe/Berlin'
const person = { nickname: 'Ada', userCode: 'U1' }

const payment: PaymentV2 = {
  paymentId: 'pay-1',
  opId: 'aurora',
  opTitle: 'Aurora',
  brandOpId: 'aurora-north',
  brandTitle: 'Aurora North',
  paymentType: 'CASH',
  invoiceNo: 12,
  invoiceId: 'inv-12',
  currency: 'USDT',
  amount: 100.5,
  exchangeRateInUSD: 0.9997,
  amountInUSD: 100.47,
  month: 9,
  year: 2026,
  issuedDate: '2026-10-04T13:45:00Z',
  paymentDate: '2026-10-03T23:30:00Z',
  description: 'As agreed',
  extraData: { explorerURL: null },
  createdAt: '2026-10-04T13:45:00Z',
  updatedAt: '2026-10-04T13:45:00Z',
  createdBy: person,
  updatedBy: person,
  revision: 1,
}

describe('a new payment', () => {
  const fresh = newPayment('aurora', Date.parse('2027-01-02T00:00:00Z'))

  test('starts with the specified values and the previous month with its year', () => {
    expect(fresh).toEqual({
      opId: 'aurora',
      brandOpId: '',
      paymentType: 'CASH',
      currency: 'TRX',
      amount: 1,
      exchangeRateInUSD: 1,
      invoiceNo: 0,
      month: 12,
      year: 2026,
      description: '',
    })
  })

  test('for an invoice has its period, and what is open of it in USD', () => {
    const invoice = {
      opId: 'aurora',
      invoiceNo: 7,
      month: 3,
      year: 2026,
      openAmountInUSD: 21948.07,
    }
    expect(newPayment('aurora', Date.parse('2027-01-02T00:00:00Z'), invoice)).toMatchObject({
      invoiceNo: 7,
      month: 3,
      year: 2026,
      currency: 'USD',
      amount: 21948.07,
      exchangeRateInUSD: 1,
    })
  })

  test('goes out without what was left out', () => {
    expect(toSend(fresh as PaymentValues, BERLIN)).toEqual({
      opId: 'aurora',
      paymentType: 'CASH',
      currency: 'TRX',
      amount: 1,
      exchangeRateInUSD: 1,
      amountInUSD: 1,
      month: 12,
      year: 2026,
    })
  })

  test('goes out with brand, invoice and days where they are there', () => {
    const filled = {
      ...(fresh as PaymentValues),
      brandOpId: 'aurora-north',
      invoiceNo: 7,
      issuedDate: '2026-12-24',
    }
    expect(toSend(filled, BERLIN)).toMatchObject({
      brandOpId: 'aurora-north',
      invoiceNo: 7,
      issuedDate: '2026-12-24T11:00:00.000Z',
    })
  })
})

describe('an edit', () => {
  test('that changes nothing sends what stood there, to the second', () => {
    const sent = toSend(valuesOf(payment, BERLIN), BERLIN, payment)
    expect(sent).toEqual({
      opId: 'aurora',
      brandOpId: 'aurora-north',
      paymentType: 'CASH',
      invoiceNo: 12,
      currency: 'USDT',
      amount: 100.5,
      exchangeRateInUSD: 0.9997,
      amountInUSD: 100.47,
      month: 9,
      year: 2026,
      issuedDate: payment.issuedDate,
      paymentDate: payment.paymentDate,
      description: 'As agreed',
    })
  })

  test('takes brand, invoice and text away by leaving them out or empty', () => {
    const emptied = { ...valuesOf(payment, BERLIN), brandOpId: '', invoiceNo: 0, description: '' }
    const sent = toSend(emptied, BERLIN, payment)
    expect(sent).not.toHaveProperty('brandOpId')
    expect(sent).not.toHaveProperty('invoiceNo')
    expect(sent.description).toBe('')
  })

  test('another day is sent as its noon, an emptied one as it was', () => {
    const moved = {
      ...valuesOf(payment, BERLIN),
      issuedDate: '2026-10-05',
      paymentDate: null,
    }
    expect(toSend(moved, BERLIN, payment)).toMatchObject({
      issuedDate: '2026-10-05T10:00:00.000Z',
      paymentDate: payment.paymentDate,
    })
  })
})
