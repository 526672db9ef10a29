import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AffiliateDetails } from '@/api/gen/affiliates/endpoints'
import { permissionValues } from '@/api/gen/shared/enums'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Settings } from './Settings'

const TERMS = {
  casinoCommission: 25,
  sportCommission: 20,
  referralFeePercentage: 5,
  administrationFeePercentage: 2,
  depositFeePercentage: 1,
  withdrawFeePercentage: 1,
}
const waiting = {
  affiliateSettings: { ...TERMS, casinoCommission: 30, depositFeePercentage: 0.5 },
  validFrom: '2026-04-01T00:00:00Z',
  setBy: { nickname: 'Aron', userCode: 'U2' },
  setAt: '2026-03-11T08:00:00Z',
}
const affiliate = {
  userCode: 'U7',
  affId: 'A-1',
  affTitle: 'Lamplight',
  status: 'ACTIVE',
  affiliateSettings: TERMS,
  revision: 4,
} as unknown as AffiliateDetails
const breakdown = (commission: number) => ({
  affiliateCommissionInUSD: commission,
  referralFeesInUSD: 0,
  administrationFeeInUSD: 8,
  depositFeesInUSD: 10,
  withdrawFeesInUSD: 5,
  carriedLossInUSD: 0,
  netProfitInUSD: commission - 23,
})

function drawn(of: Partial<AffiliateDetails> = {}, user: object = {}) {
  const asked = answering(({ url }) =>
    url.endsWith('/preview')
      ? answer({
          data: {
            month: 'FEBRUARY',
            year: 2026,
            present: breakdown(100),
            proposed: breakdown(120),
          },
        })
      : answer({ data: affiliate }),
  )
  const app = renderInApp(<Settings affiliate={{ ...affiliate, ...of }} />, {
    user: { permissions: [...permissionValues], ...user },
  })
  return { ...app, asked }
}

test('what waits is told with its day, and only what changes', () => {
  drawn({ waitingSettings: waiting })
  const text = screen.getByText(/^From 1 April 2026:/).textContent
  expect(text).toContain('casino commission 30\u00a0%, deposit fee 0.5\u00a0%. Set by Aron')
})

test('those who only read are offered no change', () => {
  drawn({}, { role: 'OPERATOR_MANAGER' })
  expect(screen.queryByRole('button', { name: 'Edit settings' })).toBeNull()
})

test('other percentages are shown on the last month, and sent with the revision', async () => {
  const { user, asked } = drawn()
  await user.click(screen.getByRole('button', { name: 'Edit settings' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit settings' }))
  expect(form.getByText(/They hold from 1 April 2026/)).toBeTruthy()
  const casino = form.getByLabelText('Casino commission')
  await user.clear(casino)
  await user.type(casino, '101')
  await user.click(form.getByRole('button', { name: 'Save settings' }))
  expect(await form.findByText('Enter a percentage between 0 and 100.')).toBeTruthy()
  await user.clear(casino)
  await user.type(casino, '30')
  const sent = () => asked.filter(({ url }) => url.endsWith('/preview')).at(-1)?.body
  await waitFor(() => expect(sent()).toEqual({ adminId: 'U7', ...TERMS, casinoCommission: 30 }))
  const row = await form.findByRole('row', { name: /^Net profit/ })
  expect(row.textContent).toContain('77.00 USD97.00 USD')
  expect(form.queryByRole('row', { name: /^Deposit fees/ })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save settings' }))
  const put = () => asked.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(put()?.url).toBe('/api/affiliates/settings'))
  expect(put()?.headers.get('If-Match')).toBe('"4"')
  expect(put()?.body).toEqual({ adminId: 'U7', ...TERMS, casinoCommission: 30 })
})
