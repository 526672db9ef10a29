import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { askFirst } from '../firstReads'
import { NavDrawer } from './NavDrawer'

vi.mock('../firstReads', async (original) => ({ ...(await original()), askFirst: vi.fn() }))
vi.mock('../Guarded', async (original) => ({
  ...(await original()),
  loadPage: async () => undefined,
}))

afterEach(() => void vi.useRealTimers())

const INVOICES = '/billing/operatorsV2/invoice'
const HISTORY = '/billing/operatorsV2/transaction-history'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const asked = () => vi.mocked(askFirst).mock.calls.map(([page]) => page.path)

test('a page is asked for once the pointer has rested on its link, or at once by the focus', async () => {
  vi.useFakeTimers()
  answering(() => answer({ data: { notifications: [], operators: [] } }))
  renderInApp(<NavDrawer folded={false} />)
  const link = (name: string) => screen.getByRole('link', { name })
  const history = link('Transaction history (V2)')
  const invoices = link('Operator invoices (V2)')
  fireEvent.mouseOver(history)
  await pass(79)
  fireEvent.mouseOut(history)
  fireEvent.mouseOver(invoices)
  await pass(79)
  expect(asked()).toEqual([])
  await pass(1)
  expect(asked()).toEqual([INVOICES])
  fireEvent.focus(history)
  await pass(0)
  expect(asked()).toEqual([INVOICES, HISTORY])
})
