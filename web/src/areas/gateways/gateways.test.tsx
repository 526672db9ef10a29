import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaymentGateway } from '@/api/gen/gateways/endpoints'
import type { Me } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { DepositGatewaysV2 } from './Gateways'

const BRAND = 'aurora-north'
const user = {
  opId: BRAND,
  permissions: ['gateways_read', 'gateways_write'],
} satisfies Partial<Me>

const gatewayOf = (at: number, opId: string): PaymentGateway => ({
  uuid: `gateway-${at}`,
  version: 'V2',
  operation: 'DEPOSIT',
  opId,
  opTitle: opId,
  isInherited: opId !== BRAND,
  category: 'CRYPTO',
  provider: 'CPG',
  paymentProvider: 'CRYPTO',
  order: at,
  isActive: true,
  title: { en: `Gateway ${at}` },
  subtitle: {},
  description: {},
  minAmount: null,
  maxAmount: null,
  fixedFee: 0,
  feePercentage: 0,
  margin: 0,
  currencies: [],
  countries: [],
  tags: [],
  credentialsSet: [],
  lastDay: { requests: 0, confirmedPercentage: null, medianSeconds: null, lastFailure: null },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: { userCode: 'U1', nickname: 'Ada' },
  revision: 1,
})

test.each([
  { of: ['aurora', 'aurora'], query: '', isOffered: false },
  { of: ['aurora', BRAND], query: '', isOffered: false },
  { of: [BRAND, BRAND], query: '', isOffered: true },
  { of: ['aurora'], query: '?search=gate', isOffered: true },
])('a brand may order what is its own: $of $query', async ({ of, query, isOffered }) => {
  const items = of.map((opId, at) => gatewayOf(at + 1, opId))
  answering(({ url }) =>
    answer({
      data: url.includes('/gateways')
        ? { items, count: items.length, remaining: 0 }
        : { operators: [] },
    }),
  )
  renderInApp(<DepositGatewaysV2 />, { user: { ...user }, at: `/deposit/gatewaysV2${query}` })
  await screen.findByText('Gateway 1')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Order gateways/ })
  expect(button.disabled).toBe(!isOffered)
})
