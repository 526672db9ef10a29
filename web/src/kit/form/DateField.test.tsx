import { screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { DateField } from './DateField'

interface Values {
  readonly paid: string | null
}

/** Shows what would be sent. */
function Payment({
  paid = null,
  latest,
}: {
  readonly paid?: string | null
  readonly latest?: string
}) {
  const [sent, setSent] = useState('nothing')
  const [form] = Form.useForm<Values>()
  return (
    <>
      <Form<Values>
        form={form}
        initialValues={{ paid }}
        onFinish={(values) => setSent(JSON.stringify(values.paid))}
      >
        <DateField name="paid" label="Paid on" latest={latest} />
      </Form>
      <button type="button" onClick={() => form.submit()}>
        Pay
      </button>
      <output>Sent: {sent}</output>
    </>
  )
}

function open(ui = <Payment />) {
  const { user } = renderInApp(ui)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Paid on' })
  const pay = () => user.click(screen.getByRole('button', { name: 'Pay' }))
  return { user, field, pay }
}

const errors = () =>
  [...document.querySelectorAll('.ant-form-item-explain-error')].map((error) => error.textContent)

test.each([
  ['2026-10-31', 'Sent: "2026-10-31"', 'Read as 31 Oct 2026'],
  ['31/10/2026', 'Sent: "2026-10-31"', 'Read as 31 Oct 2026'],
  ['1.11.2026', 'Sent: "2026-11-01"', 'Read as 01 Nov 2026'],
  ['1 Nov 2026', 'Sent: "2026-11-01"', 'Read as 01 Nov 2026'],
  ['November 1, 2026', 'Sent: "2026-11-01"', 'Read as 01 Nov 2026'],
  ['today', 'Sent: "2026-03-12"', 'Read as 12 Mar 2026'],
])(
  'typed %s is sent, kept as it was typed, and what it was read as is said',
  async (text, sent, note) => {
    const { user, field, pay } = open()
    await user.click(field)
    await user.keyboard(`${text}{Enter}`)
    await user.tab()
    expect(field.value).toBe(text)
    expect(screen.getByText(note)).toBeTruthy()
    await pay()
    expect(await screen.findByText(sent)).toBeTruthy()
  },
)

test.each([
  ['31 Feb 2026', 'February 2026 has 28 days.'],
  ['soon', 'Enter a date such as 31 Oct 2026.'],
])('%s is sent nowhere, stays as it was typed, and is told at the field', async (text, problem) => {
  const { user, field, pay } = open(<Payment paid="2026-03-05" />)
  await user.clear(field)
  await user.keyboard(`${text}{Enter}`)
  await user.tab()
  await pay()
  await waitFor(() => expect(errors()).toEqual([problem]))
  expect(field.value).toBe(text)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Sent: nothing')).toBeTruthy()
})

test('a pointer that rests on the open calendar appends nothing to what is typed', async () => {
  const { user, field } = open(<Payment paid="2026-03-05" />)
  await user.click(field)
  await user.clear(field)
  await user.keyboard('22 ')
  const cell = document.querySelector('td[title="2026-03-20"]')
  if (!cell) throw new Error('The calendar is not open.')
  await user.hover(cell)
  await user.type(field, 'Oct 2026', { skipClick: true })
  expect(field.value).toBe('22 Oct 2026')
})

test('what is chosen on the calendar is shown and sent, and can be cleared', async () => {
  const { user, field, pay } = open(<Payment paid="2026-03-05" />)
  await user.click(field)
  const cell = document.querySelector('td[title="2026-03-20"]')
  if (!cell) throw new Error('The calendar is not open.')
  await user.click(cell)
  expect(field.value).toBe('20 Mar 2026')
  await pay()
  expect(await screen.findByText('Sent: "2026-03-20"')).toBeTruthy()
  await user.clear(field)
  await pay()
  expect(await screen.findByText('Sent: null')).toBeTruthy()
})

test('the calendar follows what is typed', async () => {
  const { user, field } = open()
  await user.click(field)
  expect(document.querySelector('td[title="2026-03-20"]')).toBeTruthy()
  await user.keyboard('1.11.2026')
  await waitFor(() =>
    expect(document.querySelector('td[title="2026-11-01"].ant-picker-cell-selected')).toBeTruthy(),
  )
})

test('a day beyond the limit is kept, told and not sent', async () => {
  const { user, field, pay } = open(<Payment latest="2026-03-10" />)
  await user.type(field, '11.3.2026')
  await pay()
  await waitFor(() => expect(errors()).toEqual(['Choose a day up to 10 Mar 2026.']))
  expect(screen.getByText('Sent: nothing')).toBeTruthy()
})

test('Enter leaves the calendar closed over a day that was typed, and opens it over none', async () => {
  const { user, field } = open()
  const calendar = () =>
    document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')
  field.focus()
  await user.keyboard('15 Oct 2026{Enter}')
  expect(calendar()).toBeNull()
  await user.clear(field)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(calendar()).not.toBeNull())
})
