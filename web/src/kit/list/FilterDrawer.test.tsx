import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pattern } from '@/api/rules'
import { renderInApp } from '@/testing/render'
import { FilterDrawer } from './FilterDrawer'

const CODE = 'Only letters.'
const NUMBERS: Readonly<Record<string, 'count' | 'amount'>> = { least: 'count', usd: 'amount' }

/** What was applied, after this was typed. */
async function applied(typed: Readonly<Record<string, string>>, values = {}) {
  const onApply = vi.fn()
  const onClose = vi.fn()
  const { user } = renderInApp(
    <FilterDrawer
      open
      fields={[
        { name: 'least', label: 'Least', options: null },
        { name: 'usd', label: 'Min. USD', options: null },
        { name: 'fromDate', label: 'From', options: null, day: { edge: 'start', bound: 'toDate' } },
        { name: 'code', label: 'Code', options: null, rules: [pattern('^[a-z]*$', CODE)] },
      ]}
      numberKind={(name) => NUMBERS[name] ?? null}
      several={() => false}
      values={values}
      onApply={onApply}
      onClose={onClose}
    />,
  )
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (text) await user.type(field, text)
  }
  await user.click(screen.getByRole('button', { name: 'Apply filters' }))
  return { onApply, onClose }
}

test.each([
  [{ Least: 'many' }, 'Enter a number.'],
  [{ Least: '0' }, 'Enter a number of at least 1.'],
  [{ Code: 'a b!' }, CODE],
  [{ 'Min. USD': '7.255' }, 'At most 2 decimal places are allowed.'],
  [{ 'Min. USD': '99999999999999' }, 'At most 13 digits are allowed before the decimal point.'],
  [{ From: '31 Feb 2026' }, 'February 2026 has 28 days.'],
])('%o is applied nowhere, with its reason at the field', async (typed, reason) => {
  const { onApply, onClose } = await applied(typed)
  expect(await screen.findByText(reason)).toBeDefined()
  expect(onApply).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('what can be looked for is applied, and what was taken away goes', async () => {
  const { onApply } = await applied({ Least: '12', Code: '' }, { code: 'abc' })
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ least: '12', code: null }))
})

test.each([
  ['7.25', '7.25'],
  ['0,5', '0.5'],
  ['1,230', '1230'],
])('an amount of %s is looked for as %s', async (typed, usd) => {
  const { onApply } = await applied({ 'Min. USD': typed })
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ usd }))
})

test('a day that is typed is looked for from its start', async () => {
  const { onApply } = await applied({ From: '1.3.2026' })
  await waitFor(() =>
    expect(onApply).toHaveBeenCalledWith({ fromDate: '2026-02-28T23:00:00.000Z' }),
  )
})

test('what is as it was is left alone', async () => {
  const { onApply } = await applied({ Code: ' abc ' }, { least: 12, code: 'abc' })
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({}))
})
