import { screen, waitFor } from '@testing-library/react'
import { Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/billing_v1/endpoints'
import { Field } from '@/kit/form/Field'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { GenerateInvoiceForm } from './RecordForms'

const existing = {
  _id: 'bil_1',
  title: 'The first',
  reference: 'INV-7',
  amount: 125.01,
  issuedAt: '2026-04-01T00:00:00Z',
  invoice: { testPlayersInclusion: 'TEST' },
}

/** Sends the form of an invoice to a platform that has one of the same players. */
async function generated() {
  const bodies: { duplicate?: boolean }[] = []
  answering(({ method, body }) => {
    if (method !== 'POST') return answer({ data: { operators: [] } })
    const sent = body as { duplicate?: boolean }
    bodies.push(sent)
    if (sent.duplicate) return answer({ data: existing, messages: ['Invoice Generated!'] })
    const messages = ['Aurora has been invoiced for February 2026 already.']
    const data = { invoices: [existing] }
    return answer({ http: 409, status: 'CONFLICT_ERROR', messages, data })
  })
  const onClose = vi.fn()
  const { user } = renderInApp(
    <GenerateInvoiceForm
      title="Generate Invoice"
      endpoint={api.endpoints.billingV1InvoiceGenerate}
      rules={{}}
      opId="aurora"
      toArg={(invoiceV1Form) => ({ invoiceV1Form })}
      onClose={onClose}
    >
      <Field name="title" label="Title">
        <Input />
      </Field>
    </GenerateInvoiceForm>,
  )
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Again')
  await user.click(screen.getByRole('button', { name: 'Generate invoice' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invoice the same players again?' })
  return { user, onClose, bodies, dialog }
}

test('a second invoice of the same players lists the first and wants a typed word', async () => {
  const { user, onClose, bodies, dialog } = await generated()
  expect(dialog.textContent).toContain('Aurora has been invoiced for February 2026 already.')
  expect(dialog.textContent).toContain('The first (INV-7), 125.01 USD')
  const go = screen.getByRole('button', { name: 'Generate another invoice' })
  expect(go).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: /^Type/ }), 'duplicate')
  await user.click(go)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies.map(({ duplicate }) => duplicate)).toEqual([undefined, true])
})

test('what is not agreed to stays unsent, and the form stays', async () => {
  const { user, onClose, bodies } = await generated()
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Again'),
  )
  expect(bodies).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})
