import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderCounts as Counts, TransactionPage } from '@/api/gen/shared/types'
import { OrderCounts } from './OrderCounts'

function counted(orders: Counts | null) {
  const totals = { count: 0, toAmountInUSD: 0, orders }
  const page = {
    transactions: [],
    count: 0,
    remaining: 0,
    oldestAt: null,
    totals,
  } as TransactionPage
  render(
    <MemoryRouter>
      <OrderCounts path="/withdraw/list" page={page} />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('stuck orders are counted, each a way to the list of all that has them', () => {
  expect(counted({ unanswered: 1_200, refused: 3, unverified: 0 })).toEqual([
    ['1,200 unanswered', '/withdraw/list?order=unanswered'],
    ['3 refused', '/withdraw/list?order=refused'],
  ])
})

test('where none is stuck nothing is said', () => {
  expect(counted({ unanswered: 0, refused: 0, unverified: 0 })).toEqual([])
  expect(counted(null)).toEqual([])
})
