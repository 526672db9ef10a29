import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pattern } from '@/api/rules'
import { renderInApp } from '@/testing/render'
import { FilterDrawer } from './FilterDrawer'

const CODE = 'Only letters.'

/** What was applied, after this was typed. */
async function applied(typed: Readonly<Record<string, string>>, values = {}) {
  const onApply = vi.fn()
  const onClose = vi.fn()
  const { user } = renderInApp(
    <FilterDrawer
      open
      fields={[
        { name: 'least', label: 'Least', options: null },
        { name: 'code', label: 'Code', options: null, rules: [pattern('^[a-z]*$', CODE)] },
      ]}
      numeric={(name) => name === 'least'}
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

test('what is as it was is left alone', async () => {
  const { onApply } = await applied({ Code: ' abc ' }, { least: 12, code: 'abc' })
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({}))
})
