import { screen, waitFor, within } from '@testing-library/react'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { noteAbsent } from '@/api/absent'
import { api } from '@/api/gen/billing_v2/endpoints'
import { invoiceFormRules } from '@/api/gen/billing_v2/rules'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Field } from './Field'
import { FormDialog } from './FormDialog'
import { CountField } from './NumberField'
import { useAction } from './useAction'

const { billingV2InvoiceGenerate: endpoint } = api.endpoints

interface Values {
  opId: string
  year: number
  month: number
  description?: string
}

interface EditorProps {
  readonly as?: 'modal' | 'drawer'
  readonly initial?: Partial<Values>
  readonly errorDialog?: true
  readonly disabledReason?: string
  readonly isBare?: boolean
}

const filled = { opId: 'aurora', year: 2026, month: 2 }

function Editor(props: EditorProps) {
  const { as = 'modal', initial = filled, errorDialog, disabledReason, isBare = false } = props
  const [open, setOpen] = useState(false)
  const write = useAction(endpoint, { ...(errorDialog && { errorDialog }) })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormDialog<Values, Parameters<typeof write.run>[0], unknown>
        open={open}
        title="Generate invoice"
        submitLabel="Generate invoice"
        as={as}
        write={write}
        toArg={(values) => ({ invoiceForm: values })}
        initial={initial}
        rules={invoiceFormRules}
        effect="The month is billed."
        facts={[['Billed', 'Aurora Gaming']]}
        disabledReason={disabledReason}
        onClose={() => setOpen(false)}
      >
        {isBare ? null : <Fields />}
      </FormDialog>
    </>
  )
}

const Fields = () => (
  <>
    <Field name="opId" label="Operator">
      <Input />
    </Field>
    <CountField name="year" label="Year" />
    <CountField name="month" label="Month" />
    <Field name="description" label="Description">
      <Input.TextArea rows={2} />
    </Field>
  </>
)

async function opened(props: EditorProps = {}) {
  const { user } = renderInApp(<Editor {...props} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Generate invoice' })
  return {
    user,
    dialog,
    submit: () => user.click(screen.getByRole('button', { name: /Generate invoice/ })),
  }
}

test('first stands what will happen, then to whom, then what is filled in', async () => {
  await opened()
  const parts = [
    screen.getByText('The month is billed.'),
    screen.getByText('Aurora Gaming'),
    screen.getByLabelText('Operator'),
  ]
  const order = parts.map((part, at) => parts[at - 1]?.compareDocumentPosition(part))
  const follows = Node.DOCUMENT_POSITION_FOLLOWING
  expect(order).toEqual([undefined, follows, follows])
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a field left by a press is judged once the pointer is up, so that nothing moves under it', async () => {
  const { user, dialog } = await opened({ initial: {} })
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
  await user.click(field('Operator'))
  await user.pointer({ keys: '[MouseLeft>]', target: cancel })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(within(dialog).queryByText(/Operator not found/)).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: field('Year') })
  expect(await within(dialog).findByText(/Operator not found/)).toBeDefined()
})

describe.each(['modal', 'drawer'] as const)('as a %s', (as) => {
  test('the focus goes in, the values are sent, and it closes', async () => {
    const asked = answering(() => answer({ messages: ['Invoice Generated!'] }))
    const { submit } = await opened({ as })
    await waitFor(() => expect(document.activeElement).toBe(field('Operator')))
    await submit()
    await closed()
    expect(asked[0]?.body).toEqual(filled)
    expect(await screen.findByText('Invoice Generated!')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
  })

  test('where nothing is to be filled in, the safe choice has the focus', async () => {
    const { dialog } = await opened({ as, isBare: true })
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(document.activeElement).toBe(cancel))
  })

  test('edits are not lost without asking', async () => {
    const { user, dialog } = await opened({ as })
    await user.type(field('Description'), 'x')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(field('Description').value).toBe('x')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await closed()
  })
})

test('what is untouched closes at once, and the next opening starts afresh', async () => {
  const { user } = await opened()
  await user.keyboard('{Escape}')
  await closed()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(field('Description'), 'x')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await closed()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(field('Description').value).toBe('')
})

test("the contract's rules hold before anything is sent, and the first field has the focus", async () => {
  const asked = answering(() => answer())
  const { submit } = await opened({ initial: { year: 2023, opId: ' ', month: 2 } })
  await submit()
  expect(await screen.findByText('Operator not found, please select an operator.')).toBeDefined()
  expect(screen.getByText('The year must be 2024 or later.')).toBeDefined()
  expect(document.activeElement).toBe(field('Operator'))
  expect(asked).toEqual([])
})

test('Ctrl Enter sends from any field', async () => {
  const asked = answering(() => answer())
  const { user } = await opened()
  await user.type(field('Description'), 'March')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await closed()
  expect(asked[0]?.body).toEqual({ ...filled, description: 'March' })
})

const invalid = (
  fields: Record<string, string>,
  messagesFrom: 'console' | 'platform' = 'console',
) =>
  answer({
    http: 422,
    status: 'VALIDATION_ERROR',
    data: { fields },
    messages: Object.entries(fields).map((entry) => entry.join(': ')),
    messagesFrom,
  })

test("the platform's errors stand at their fields, and the first has the focus", async () => {
  answering(() => invalid({ month: 'This month has not ended yet.' }))
  const { submit } = await opened()
  await submit()
  expect(await screen.findByText('This month has not ended yet.')).toBeDefined()
  expect(document.activeElement).toBe(field('Month'))
  expect(field('Operator').value).toBe('aurora')
  expect(screen.queryByText('req-1')).toBeNull()
})

test('what somebody else decided before closes the form and is told', async () => {
  const message = 'This is already rejected. Mina Aurora rejected it on 2026-11-22 at 12:31 UTC.'
  answering(() => answer({ http: 409, status: 'ALREADY_DECIDED', messages: [message] }))
  const { submit } = await opened()
  await submit()
  await closed()
  expect(screen.getByText(message)).toBeDefined()
})

test('an error of a field that the form does not show is told above', async () => {
  answering(() => invalid({ brandFeeInUSD: 'Only allowed when settings are overridden.' }))
  const { submit } = await opened()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Brand fee: Only allowed when settings are overridden.',
  )
})

test("where a dialog is wanted the platform's field errors open it too", async () => {
  answering(() => invalid({ month: 'This month has not ended yet.' }, 'platform'))
  const { user, submit } = await opened({ errorDialog: true })
  await submit()
  const list = await screen.findByRole('dialog', { name: 'Unable To Save Changes' })
  expect(list.textContent).toContain('This month has not ended yet.')
  await user.click(within(list).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(document.activeElement).toBe(field('Month')))
})

test('while it is sent the form is locked', async () => {
  let release: (response: Response) => void = () => undefined
  answering(() => new Promise<Response>((resolve) => (release = resolve)))
  const { user, dialog, submit } = await opened()
  await submit()
  await waitFor(() => expect(field('Operator').disabled).toBe(true))
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(
    true,
  )
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
  release(answer({ http: 422, messages: ['No.'] }))
  await waitFor(() => expect(field('Operator').disabled).toBe(false))
  expect(await screen.findByText('No.')).toBeDefined()
})

test('a lost answer locks the form until its outcome is known', async () => {
  const outcomes = ['RUNNING', 'NOT_RECEIVED']
  const asked = answering(({ url }) =>
    url.startsWith('/api/outcomes/')
      ? answer({ data: { state: outcomes.shift() } })
      : answer({ http: 504, status: 'OUTCOME_UNKNOWN', messages: ['The answer was lost.'] }),
  )
  const { user, dialog, submit } = await opened()
  await user.type(field('Description'), 'x')
  await submit()
  expect(await within(dialog).findByText('The answer was lost.')).toBeDefined()
  expect(field('Description').disabled).toBe(true)
  expect(within(dialog).queryByRole('button', { name: /cancel|close|generate/i })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Check again/ }))
  expect(await within(dialog).findByText(/Still processing/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Check again/ }))
  expect(await within(dialog).findByText(/You can send it again/)).toBeDefined()
  expect(field('Description').value).toBe('x')
  expect(field('Description').disabled).toBe(false)
  await submit()
  await waitFor(() => expect(asked).toHaveLength(4))
  const key = (index: number) => asked[index]?.headers.get('Idempotency-Key')
  expect(key(3)).not.toBe(key(0))
})

test('a lost answer that was done closes the form as its answer would have', async () => {
  const body = {
    success: true,
    status: 'OK',
    data: {},
    messages: ['Invoice Generated!'],
    messagesFrom: 'platform',
  }
  answering(({ url }) =>
    url.startsWith('/api/outcomes/')
      ? answer({ data: { state: 'DONE', answer: { httpStatus: 200, body } } })
      : Promise.reject(new TypeError('dropped')),
  )
  const { user, submit } = await opened()
  await submit()
  await user.click(await screen.findByRole('button', { name: 'Check again' }))
  await closed()
  expect(screen.getByText('Invoice Generated!')).toBeDefined()
})

test('a form that can never be sent says why', async () => {
  const asked = answering(() => answer())
  const { user } = await opened({ disabledReason: 'Records cannot be changed.' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate invoice' }).disabled).toBe(
    true,
  )
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(asked).toEqual([])
})

test('a form whose call the platform lacks can never be sent', async () => {
  noteAbsent([endpoint.name])
  const asked = answering(() => answer())
  const { user } = await opened()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate invoice' }).disabled).toBe(
    true,
  )
  expect(asked).toEqual([])
  noteAbsent()
})
