import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { instantAt } from '../display/days'
import { TimeField } from './TimeField'

interface Values {
  readonly start: string
}

/** Shows which instant would be sent; the clock is Berlin's. */
function Start({ start }: { readonly start?: string }) {
  const [sent, setSent] = useState('nothing')
  return (
    <Form<Values>
      initialValues={{ start }}
      onFinish={(values) => setSent(instantAt(values.start, 'Europe/Berlin'))}
    >
      <TimeField name="start" label="Start" />
      <button type="submit">Save</button>
      <output>Sent: {sent}</output>
    </Form>
  )
}

function open(time: string, start?: string) {
  const { user } = renderInApp(<Start {...(start && { start })} />)
  const field = screen.getByLabelText<HTMLInputElement>('Start')
  if (time) fireEvent.change(field, { target: { value: time } })
  return { user, field, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

test.each([
  ['1.4.2026 9:05 pm', '01 Apr 2026 21:05', '2026-04-01T19:05:00.000Z'],
  ['2026-03-28', '28 Mar 2026 00:00', '2026-03-27T23:00:00.000Z'],
])('%s is read as %s', async (typed, meant, sent) => {
  const { save } = open(typed)
  expect(screen.getByText(`Read as ${meant}.`)).toBeTruthy()
  await save()
  expect(await screen.findByText(`Sent: ${sent}`)).toBeTruthy()
})

test.each([
  ['soon', 'Enter a date such as 31 Oct 2026.'],
  ['28 Mar 2026 25:00', 'Enter a time from 00:00 to 23:59.'],
])('%s is no time: %s', async (typed, problem) => {
  const { save } = open(typed)
  await save()
  const errors = () => document.querySelector('.ant-form-item-explain-error')?.textContent
  await waitFor(() => expect(errors()).toBe(problem))
  expect(screen.getByText('Sent: nothing')).toBeTruthy()
})

test('an ordinary time is sent, and nothing is said of it', async () => {
  const { save } = open('28 Mar 2026 02:30')
  await save()
  expect(await screen.findByText('Sent: 2026-03-28T01:30:00.000Z')).toBeTruthy()
  expect(document.querySelector('.kit-read-as')?.textContent).toBe('')
})

test('a time that the clock skips is said to be, with what it is read as', async () => {
  const { save } = open('29 Mar 2026 02:30')
  expect(screen.getByText('The clock skips 02:30 that day: read as 03:30 UTC+02:00')).toBeTruthy()
  await save()
  expect(await screen.findByText('Sent: 2026-03-29T01:30:00.000Z')).toBeTruthy()
})

test.each([
  ['02:30 UTC+02:00', 'Sent: 2026-10-25T00:30:00.000Z'],
  ['02:30 UTC+01:00', 'Sent: 2026-10-25T01:30:00.000Z'],
])('a time that comes twice is asked for: %s', async (choice, sent) => {
  const { user, field, save } = open('25 Oct 2026 02:30')
  await save()
  const errors = () => document.querySelector('.ant-form-item-explain-error')?.textContent
  await waitFor(() => expect(errors()).toBe('Choose which 02:30 is meant.'))
  expect(screen.getByText('Sent: nothing')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: choice }))
  expect(field.value).toBe('25 Oct 2026 02:30')
  expect(screen.getByText(`Read as ${choice}`)).toBeTruthy()
  await save()
  expect(await screen.findByText(sent)).toBeTruthy()
})

test('one that was chosen before keeps its offset', async () => {
  const { field, save } = open('', '2026-10-25T02:30+01:00')
  expect(field.value).toBe('25 Oct 2026 02:30')
  await save()
  expect(await screen.findByText('Sent: 2026-10-25T01:30:00.000Z')).toBeTruthy()
})
