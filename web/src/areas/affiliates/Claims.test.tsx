import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AffiliateClaim } from '@/api/gen/affiliates/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Claims } from './Claims'

const claim: AffiliateClaim = {
  claimId: 'afc_1',
  from: '2026-01-01T00:00:00Z',
  to: '2026-02-28T23:59:59.999Z',
  amountInUSD: 410.25,
  affId: 'A-1',
  affTitle: 'Lamplight',
  opId: 'aurora',
  opTitle: 'Aurora',
  status: 'CLAIMED',
  months: [],
  claimedAt: '2026-03-02T08:00:00Z',
  note: '',
  revision: 3,
}
const WRITER = { permissions: ['affiliates_read', 'affiliate_billing_write'] }

function drawn(claims: readonly AffiliateClaim[], user = {}) {
  const payees = {
    affiliates: [
      {
        affId: 'A-1',
        affTitle: 'Lamplight',
        opId: 'aurora',
        opTitle: 'Aurora',
        openAmountInUSD: 500,
      },
    ],
  }
  const asked = answering(({ method, url }) => {
    if (method !== 'POST' && method !== 'PUT')
      return answer({
        data: url.includes('/affiliate-billing/affiliates') ? payees : { operators: [] },
      })
    return answer({ data: url.includes('claim-history') ? claims : claim })
  })
  const app = renderInApp(<Claims record={{ affId: 'A-1', opId: 'aurora' }} />, {
    user: { ...WRITER, ...user },
  })
  const act = async (label: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'Actions of claim afc_1' }))
    const item = await screen.findByRole('menuitem', { name: label })
    await app.user.click(item)
    return item
  }
  return { ...app, asked, act }
}

const writes = (asked: ReturnType<typeof answering>) =>
  asked.filter(({ method, url }) => method !== 'GET' && !url.includes('claim-history'))

test('a claim is paid by the payment’s own form, of just its amount', async () => {
  const { user, asked, act } = drawn([claim])
  await act('Pay claim')
  const form = within(await screen.findByRole('dialog', { name: 'Pay claim' }))
  const amount = form.getByLabelText<HTMLInputElement>('Amount')
  expect([amount.value, amount.disabled]).toEqual(['410.25', true])
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe(
    'Claim of January to February 2026',
  )
  await user.type(form.getByLabelText('Paid by'), 'Bank')
  await user.click(form.getByRole('button', { name: 'Pay claim' }))
  await waitFor(() => expect(writes(asked)).toHaveLength(1))
  expect(writes(asked)[0]?.body).toMatchObject({
    affId: 'A-1',
    claimId: 'afc_1',
    amountInUSD: 410.25,
    reference: 'afc_1',
    paidBy: 'Bank',
  })
})

test('a claim is rejected with a note, and as it was seen', async () => {
  const { user, asked, act } = drawn([claim])
  await act('Reject claim')
  const form = within(await screen.findByRole('dialog', { name: 'Reject claim' }))
  await user.click(form.getByRole('button', { name: 'Reject claim' }))
  expect(await form.findByText('Note is required.')).toBeTruthy()
  await user.type(form.getByLabelText('Note for the affiliate'), 'Paid by another way')
  await user.click(form.getByRole('button', { name: 'Reject claim' }))
  await waitFor(() => expect(writes(asked)).toHaveLength(1))
  const [sent] = writes(asked)
  expect(sent?.body).toEqual({
    claimId: 'afc_1',
    actionType: 'reject',
    note: 'Paid by another way',
  })
  expect(sent?.headers.get('If-Match')).toBe('"3"')
})

test('one that is decided stays so', async () => {
  const { act } = drawn([{ ...claim, status: 'PAID', paymentId: 'p-1' }])
  const item = await act('Reject claim')
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('Already paid.')
})

test('an affiliate reads its claims by itself, and decides none', async () => {
  const { asked } = drawn([claim], { role: 'AFFILIATE', permissions: ['affiliates_read'] })
  expect(await screen.findByText('January to February 2026')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  expect(asked.map(({ url }) => url)).toEqual(['/api/reports/affiliate/claim-history'])
})
