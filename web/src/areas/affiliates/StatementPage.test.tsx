import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { AffiliateStatement } from '@/api/gen/affiliates/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { StatementPage } from './StatementPage'

const statement = {
  recordId: 'r-2',
  affId: 'A-1',
  affTitle: 'Lamplight',
  opId: 'aurora',
  opTitle: 'Aurora',
  month: 'FEBRUARY',
  year: 2026,
  closedAt: '2026-03-01T00:00:00Z',
  profitBreakdown: { netProfitInUSD: 70.05 },
  lines: [
    { code: 'COMMISSION', label: 'Commission', formula: '25 % of 400.20', amountInUSD: 100.05 },
    {
      code: 'CARRIED_LOSS',
      label: 'Loss carried over',
      formula: 'what was left',
      amountInUSD: -30,
    },
  ],
  carriedFrom: { recordId: 'r-1', month: 'JANUARY', year: 2026, netProfitInUSD: -30 },
} as unknown as AffiliateStatement

function drawn(data: AffiliateStatement) {
  answering(() => answer({ data }))
  const page = (
    <Routes>
      <Route path="/affiliates/statements/:recordId" element={<StatementPage />} />
    </Routes>
  )
  return renderInApp(page, { at: '/affiliates/statements/r-2' })
}

const WRONG = 'These lines do not add up to the month’s net profit.'

test('each line shows how it is made, and a carried loss the month it came from', async () => {
  drawn(statement)
  expect(await screen.findByText('25 % of 400.20')).toBeTruthy()
  expect(screen.getByRole('row', { name: /Net profit/ }).textContent).toContain('70.05')
  expect(screen.getByRole('link', { name: 'January 2026' }).getAttribute('href')).toBe(
    '/affiliates/statements/r-1',
  )
  expect(screen.queryByText(WRONG)).toBeNull()
})

test('lines that do not add up are told of', async () => {
  drawn({ ...statement, lines: statement.lines.slice(0, 1) })
  expect(await screen.findByText(WRONG)).toBeTruthy()
})

test('it is saved line by line, and printed', async () => {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal('print', vi.fn())
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:1'
  })
  const { user } = drawn(statement)
  await user.click(await screen.findByRole('button', { name: /Export/ }))
  expect((await saved[0]?.text())?.replace('\ufeff', '').split('\r\n')).toEqual([
    'Line,Formula,Amount (USD)',
    'Affiliate commission,25 % of 400.20,100.05',
    'Loss carried over,net profit of January 2026,-30.00',
    'Net profit,The lines above together,70.05',
    '',
  ])
  await user.click(screen.getByRole('button', { name: /Print/ }))
  expect(print).toHaveBeenCalledOnce()
})
