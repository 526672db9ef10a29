import { screen, waitFor } from '@testing-library/react'
import { Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { viewUpdateForm } from '@/api/gen/views/forms'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Field } from '../form/Field'
import { EditDialog, type EditDialogProps } from './EditDialog'

const view = { viewId: 'v1', name: 'Mine', query: 'sort=-createdAt', revision: 3 }

type Props = EditDialogProps<typeof viewUpdateForm.endpoint, 'viewEdit', typeof view, object>

async function open(props: Partial<Props> = {}) {
  const asked = answering(() => answer({ data: {} }))
  const onClose = vi.fn()
  const { user } = renderInApp(
    <EditDialog
      form={viewUpdateForm}
      title="Edit view"
      submitLabel="Save view"
      record={view}
      values={{ name: view.name }}
      fixed={{ query: view.query, columns: null }}
      args={{ viewId: view.viewId }}
      onClose={onClose}
      {...props}
    >
      <Field name="name" label="Name">
        <Input />
      </Field>
    </EditDialog>,
  )
  await screen.findByLabelText('Name')
  const save = () => user.click(screen.getByRole('button', { name: 'Save view' }))
  return { asked, onClose, user, save }
}

test('the values, what is fixed and the revision are sent to the form’s endpoint', async () => {
  const { asked, onClose, user, save } = await open()
  await user.type(screen.getByLabelText('Name'), ' too')
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [sent] = asked
  expect(sent?.url).toBe('/api/views/v1')
  expect(sent?.headers.get('If-Match')).toBe('"3"')
  expect(sent?.body).toEqual({
    name: 'Mine too',
    query: 'sort=-createdAt',
    columns: null,
  })
})

test('the contract’s rules of the body hold before anything is sent', async () => {
  const { asked, user, save } = await open()
  await user.clear(screen.getByLabelText('Name'))
  await save()
  await screen.findByText('Name is required.')
  expect(asked).toEqual([])
})

test('a body of its own is made of the values and of the record', async () => {
  const { asked, onClose, save } = await open({
    values: ({ name }: typeof view) => ({ name }),
    toBody: (values: { name?: string }, { revision }: typeof view) => ({
      name: `${values.name} ${revision}`,
    }),
  } as Partial<Props>)
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked[0]?.body).toMatchObject({ name: 'Mine 3' })
})

test('what came masked and was left so is not sent back; what was typed is', async () => {
  const values = { name: 'J••• D•••' }
  const { asked, onClose, save } = await open({ values, fixed: { query: 'x' } })
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked[0]?.body).toEqual({ query: 'x' })
})
