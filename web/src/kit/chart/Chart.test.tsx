import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import * as csv from '../list/csv'
import { Chart } from './Chart'

const points = [
  { at: Date.UTC(2026, 2, 12, 9), value: 12 },
  { at: Date.UTC(2026, 2, 12, 10), value: 34.5 },
]

test('what is drawn can be read as a table, and drawn again', async () => {
  const { user, container } = renderInApp(
    <Chart title="CPU" about={[]} points={points} format={(value) => `${value} %`} />,
  )
  const toggle = screen.getByRole('button', { name: 'CPU as a table' })
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('cell')
      .map((each) => each.textContent),
  ).toEqual(['12 %', '34.5 %'])
  expect(within(table).getByRole('rowheader', { name: /10:00/ })).toBeTruthy()
  await user.click(toggle)
  expect(screen.queryByRole('table')).toBeNull()
  expect(container.querySelector('.kit-chart')).not.toBeNull()
})

test('what is drawn can be saved as figures', async () => {
  const saved = vi.spyOn(csv, 'saveText').mockImplementation(() => undefined)
  const { user } = renderInApp(
    <Chart title="CPU" about={[]} points={points} format={(value) => `${value} %`} />,
  )
  await user.click(screen.getByRole('button', { name: 'Save CPU as CSV' }))
  expect(saved).toHaveBeenCalledWith(
    'CPU.csv',
    'Time (Europe/Berlin),CPU\r\n2026-03-12T10:00:00+01:00,12\r\n2026-03-12T11:00:00+01:00,34.5\r\n',
  )
})
