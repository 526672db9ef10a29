import { screen, waitFor } from '@testing-library/react'
import { Form, Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/billing_v1/endpoints'
import { Field } from '@/kit/form/Field'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { GenerateInvoiceForm } from './RecordForms'

const existing = {
  _id: 'bil_1',
  opId: 'aurora',
  opTitle: 'Aurora',
  month: 'FEBRUARY',
  year: 2026,
  title: 'The first',
  reference: 'INV-7',
  amount: 125.01,
  issuedAt: '2026-04-01T00:00:00Z',
  invoice: { testPlayersInclusion: 'TEST' },
}

interface Platform {
  /** What its list of invoices answers. */
  readonly list: Parameters<typeof answer>[0]
  readonly refuses?: boolean
}

/** Sends the form of an invoice of all of Aurora's players in February. */
async function generate({ list, refuses = false }: Platform) {
  const bodies: { duplicate?: boolean }[] = []
  answering(({ method, url, body }) => {
    if (url.includes('/billing/invoices')) return answer(list)
    if (method !== 'POST') return answer({ data: { operators: [] } })
    const sent = body as { duplicate?: boolean }
    bodies.push(sent)
    if (sent.duplicate || !refuses) return answer({ data: existing, messages: ['Generated!'] })
    const messages = ['Aurora was invoiced in February.']
    const data = { invoices: [existing] }
    return answer({ http: 409, status: 'CONFLICT_ERROR', messages, data })
  })
  const onClose = vi.fn()
  const { user } = renderInApp(
    <GenerateInvoiceForm
      title="Generate invoice"
      endpoint={api.endpoints.billingV1InvoiceGenerate}
      records={api.endpoints.billingV1Invoices}
      rules={{}}
      opId="aurora"
      toArg={(invoiceV1Form) => ({ invoiceV1Form })}
      onClose={onClose}
    >
      {['opId', 'month', 'year'].map((name) => (
        <Form.Item key={name} name={name} hidden>
          <Input />
        </Form.Item>
      ))}
      <Field name="title" label="Title">
        <Input />
      </Field>
    </GenerateInvoiceForm>,
  )
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Again')
  await user.click(screen.getByRole('button', { name: 'Generate invoice' }))
  return { user, onClose, bodies }
}

const listing = (...items: object[]) => ({ data: { items, count: items.length, remaining: 0 } })
const asked = () => screen.findByRole('dialog', { name: 'Generate another invoice?' })

async function agree(user: Awaited<ReturnType<typeof generate>>['user'], label: string) {
  const go = screen.getAllByRole('button', { name: label }).at(-1) as HTMLElement
  expect(go).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: /^Type/ }), 'generate')
  await user.click(go)
}

test('a second invoice that the platform refuses lists the first and wants a typed word', async () => {
  const { user, onClose, bodies } = await generate({ list: listing(), refuses: true })
  const { textContent } = await asked()
  expect(textContent).toContain('Aurora was invoiced in February.')
  expect(textContent).toContain('The first (INV-7), 125.01 USD')
  await agree(user, 'Generate another invoice')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies.map(({ duplicate }) => duplicate)).toEqual([undefined, true])
})

test('a second invoice that the platform would let pass is found in the list before it is sent', async () => {
  const { user, onClose, bodies } = await generate({ list: listing(existing) })
  const { textContent } = await asked()
  expect(textContent).toContain('“Aurora” has been invoiced for February 2026 already.')
  expect(textContent).toContain('The first (INV-7), 125.01 USD')
  expect(bodies).toHaveLength(0)
  await agree(user, 'Generate another invoice')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies.map(({ duplicate }) => duplicate)).toEqual([true])
})

test('invoices of another tenant or month, and payments, stand in nobody’s way', async () => {
  const { onClose, bodies } = await generate({
    list: listing(
      { ...existing, opId: 'borealis' },
      { ...existing, month: 'MARCH' },
      { ...existing, year: 2025 },
      { ...existing, invoice: null },
    ),
  })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies.map(({ duplicate }) => duplicate)).toEqual([undefined])
})

test('where the list cannot be read, the word is wanted too', async () => {
  const { user, onClose, bodies } = await generate({ list: { http: 500, messages: ['No list.'] } })
  const dialog = await screen.findByRole('dialog', { name: 'Generate unchecked invoice?' })
  expect(dialog.textContent).toContain('February 2026 has been invoiced already could not be')
  expect(bodies).toHaveLength(0)
  await agree(user, 'Generate invoice')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies).toHaveLength(1)
})

test('what is not agreed to stays unsent, and the form stays', async () => {
  const { user, onClose, bodies } = await generate({ list: listing(existing) })
  await asked()
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Again'),
  )
  expect(bodies).toHaveLength(0)
  expect(onClose).not.toHaveBeenCalled()
})
