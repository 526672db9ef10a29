import { screen } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { TenantField } from './TenantField'

test('an inactive operator can be chosen: it is billed for the months in which it was active', async () => {
  const zenith = { opId: 'zenith', title: 'Zenith', parentOpId: null, isActive: false }
  answering(() => answer({ data: { operators: [zenith] } }))
  const { user } = renderInApp(
    <Form>
      <TenantField kind="operator" rules={[]} />
    </Form>,
  )
  await user.click(await screen.findByRole('combobox', { name: 'Operator' }))
  await user.click(await screen.findByText('Zenith (inactive)'))
  expect(document.querySelector('[title="Zenith (inactive)"]')).not.toBeNull()
})
