import { screen } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { CashbackFields } from './CashbackFields'

test('what becomes of claims is said as the switch stands', async () => {
  const { user } = renderInApp(
    <Form initialValues={{ autoApproval: false }}>
      <CashbackFields />
    </Form>,
  )
  await screen.findByText('Each claim waits until somebody decides it.')
  expect(screen.queryByText('Claims are approved automatically.')).toBeNull()
  await user.click(screen.getByRole('switch'))
  await screen.findByText('Claims are approved automatically.')
})
