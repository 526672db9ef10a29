import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ge, places, required } from '@/api/rules'
import { renderInApp } from '@/testing/render'
import { FieldRulesContext } from './Field'
import { MoneyField } from './NumberField'

const rules = {
  amount: [required('Amount is required.'), places(2), ge(0.01, 'Enter an amount greater than 0.')],
}

/** Shows what would be sent, and which errors stand at the field. */
function Payment({ amount = null }: { readonly amount?: number | null }) {
  const [sent, setSent] = useState('nothing')
  return (
    <FieldRulesContext value={rules}>
      <Form<{ amount: number }>
        initialValues={{ amount }}
        onFinish={(values) => setSent(JSON.stringify(values.amount))}
      >
        <MoneyField name="amount" label="Amount" />
        <button type="submit">Pay</button>
      </Form>
      <output>Sent: {sent}</output>
    </FieldRulesContext>
  )
}

async function paying(text: string, amount?: number) {
  const { user } = renderInApp(<Payment {...(amount !== undefined && { amount })} />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  fireEvent.change(field, { target: { value: text } })
  const pay = () => user.click(screen.getByRole('button', { name: 'Pay' }))
  return { user, field, pay }
}

const errors = () =>
  [...document.querySelectorAll('.ant-form-item-explain-error')].map((error) => error.textContent)

test.each([
  ['letters', 'abc', 'Enter a number.'],
  ['too many places', '0.005', 'At most 2 decimal places are allowed.'],
  ['nothing', '0', 'Enter an amount greater than 0.'],
  ['no text', '', 'Amount is required.'],
  ['another currency', '5 EUR', 'Enter it in USD, without “EUR”.'],
])('%s is sent nowhere, with one reason at the field', async (_what, text, reason) => {
  const { field, pay } = await paying(text, 7)
  await pay()
  await waitFor(() => expect(errors()).toEqual([reason]))
  expect(field).toHaveProperty('value', text)
  expect(screen.getByText('Sent: nothing')).toBeTruthy()
})

test('a decimal comma is a decimal comma, and is said to be read so', async () => {
  const { pay } = await paying('1,50')
  expect(await screen.findByText('Read as 1.5 USD')).toBeTruthy()
  await pay()
  expect(await screen.findByText('Sent: 1.5')).toBeTruthy()
})

test.each([
  ['1,234.000 USD', 'Sent: 1234'],
  ['1.234 USD', 'Sent: nothing'],
])('what can be read in two ways is asked for: %s', async (choice, sent) => {
  const { user, pay } = await paying('1,234')
  await pay()
  await waitFor(() => expect(errors()).toEqual(['Choose which number is meant.']))
  await user.click(screen.getByRole('button', { name: choice }))
  await pay()
  expect(await screen.findByText(sent)).toBeTruthy()
})

test('an amount that the form came with is not asked for, however it reads', async () => {
  const { user } = renderInApp(<Payment amount={1.23} />)
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '1.23')
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(await screen.findByText('Sent: 1.23')).toBeTruthy()
})
