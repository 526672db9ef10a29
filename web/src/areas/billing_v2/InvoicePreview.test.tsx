import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { GenerateInvoice } from './GenerateInvoice'

const operators = [
  { opId: 'aurora', title: 'Aurora', isActive: true, timezone: 'Pacific/Auckland' },
]
const settings = {
  casinoGGRPercentage: 12,
  sportGGRPercentage: 10,
  premiumSportInUSD: 500,
  premiumBotInUSD: 0,
  minMonthlyFeeInUSD: 8_670,
  additionalCosts: [],
}
const data = {
  ...{ casinoGGRInUSD: 500_000, sportGGRInUSD: 222_232.4 },
  ...{ casinoGGRPercentage: 12, sportGGRPercentage: 10 },
  ...{ casinoGGRCommissionInUSD: 60_000, sportGGRCommissionInUSD: 22_223.24 },
  ...{ minMonthlyFeeInUSD: 8_670, totalPayableAmountInUSD: 82_723.24 },
  records: [],
  existingInvoiceNo: 31,
}

function open(previewed: () => Response) {
  const asked = answering(({ url }) => {
    if (url.includes('menu-list')) return answer({ data: { operators } })
    if (url.includes('settings')) return answer({ data: settings })
    if (url.endsWith('/api/general')) return answer({ data: { firstInvoiceYear: 2024 } })
    return url.includes('preview') ? previewed() : answer({ data: {} })
  })
  const { user } = renderInApp(
    <GenerateInvoice as="modal" opId="aurora" onClose={() => undefined} />,
  )
  return { user, previews: () => asked.filter(({ url }) => url.includes('preview')) }
}

test('the total is the platform’s own, above what is only said of the invoice', async () => {
  const { user, previews } = open(() => answer({ data }))
  const total = await screen.findByText(/^Total payable for/)
  await waitFor(() => expect(total.textContent).toContain('82,723.24'))
  expect(screen.queryByText(/at least/i)).toBeNull()
  expect(screen.getByText(/Invoice 31 of this month exists/)).toBeTruthy()
  const description = screen.getByRole('textbox', { name: 'Description' })
  expect(total.compareDocumentPosition(description) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  await user.type(description, 'As agreed')
  await user.click(screen.getByRole('switch', { name: 'Override settings' }))
  await waitFor(() => expect(previews()).toHaveLength(2))
  expect(previews()[0]?.body).toMatchObject({ opId: 'aurora', overrideSettings: false })
  expect(previews()[1]?.body).toMatchObject({ overrideSettings: true, minMonthlyFeeInUSD: 8_670 })
  expect(previews()[1]?.body).not.toHaveProperty('description')
})

test('a platform that has no preview leaves the least that it can be, and the reason', async () => {
  open(() => answer({ http: 404, messages: ['There is no such address.'] }))
  const told = await screen.findByText(/could not be computed/)
  await waitFor(() => expect(told.textContent).toContain('At least 9,170.00'))
  expect(told.textContent).toContain('There is no such address.')
})
