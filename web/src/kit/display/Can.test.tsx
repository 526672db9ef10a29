import { screen, within } from '@testing-library/react'
import { Button } from 'antd'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { Can } from './Can'

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' })

test('who may, meets the control as it is', () => {
  renderInApp(
    <Can permission="billing_v2_write">
      <Button>Generate</Button>
    </Can>,
  )
  expect(button().disabled).toBe(false)
})

test('who may not, is told which permission is missing', async () => {
  const { user } = renderInApp(
    <Can permission="billing_v2_write">
      <Button>Generate</Button>
    </Can>,
    { user: { permissions: [] } },
  )
  expect(button().disabled).toBe(true)
  const reason = 'You need the permission “Manage billing (V2)” for this.'
  expect(
    document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe(reason)
  await user.tab()
  expect(document.activeElement?.textContent).toBe(`${reason} My access`)
  expect(document.activeElement?.getAttribute('href')).toBe('/user/access')
  const tip = await screen.findByRole('tooltip')
  expect(tip.textContent).toContain(reason)
  expect(within(tip).getByRole('link', { name: 'My access' })).toBeDefined()
})

test('who may, but not now, is told why', () => {
  renderInApp(
    <Can permission="billing_v2_write" disabledReason="A payment names it.">
      <Button>Generate</Button>
    </Can>,
  )
  expect(button().disabled).toBe(true)
  expect(screen.getByText('A payment names it.')).toBeDefined()
})
