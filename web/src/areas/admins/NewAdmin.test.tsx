import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Me } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { NewAdmin } from './NewAdmin'

const OPERATORS = [
  { opId: 'aurora', title: 'Aurora', isActive: true },
  { opId: 'aurora-north', title: 'Aurora North', parentOpId: 'aurora', isActive: true },
]

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByLabelText(label))
  const found = await screen.findAllByText(option)
  await user.click(found.at(-1) as HTMLElement)
}

/** A filled-in form of this user; `body` is what was sent. */
async function filled(me: Partial<Me>) {
  const onClose = vi.fn()
  const asked = answering(({ method, url }) => {
    if (method === 'POST') return answer({ messages: ['Admin has been created successfully!'] })
    return answer({
      data: url.startsWith('/api/general') ? { languages: ['en', 'tr'] } : { operators: OPERATORS },
    })
  })
  const { user } = renderInApp(<NewAdmin onClose={onClose} />, { user: me })
  await user.type(screen.getByLabelText('Email'), 'nadia@aurora.test')
  await user.type(screen.getByLabelText('Nickname'), 'Nadia')
  await user.type(screen.getByLabelText('User code'), 'nadia-1')
  await user.type(screen.getByLabelText('Password'), 'Lamplight-7301')
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Create admin' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    return asked.find(({ method }) => method === 'POST')?.body
  }
  return { user, send }
}

const PERSON = {
  email: 'nadia@aurora.test',
  nickname: 'Nadia',
  userCode: 'nadia-1',
  password: 'Lamplight-7301',
  language: 'en',
  timezone: 'UTC',
  playerSubInfoType: 'PLAYER_CODE',
  roundReportNumbers: false,
}

test('an account of the platform is at no operator', async () => {
  const { user, send } = await filled({ role: 'SUPER_ADMIN' })
  expect(screen.getByLabelText('Operator')).toBeDefined()
  await choose(user, 'Role', 'DevOps')
  await waitFor(() => expect(screen.queryByLabelText('Operator')).toBeNull())
  expect(await send()).toEqual({ ...PERSON, role: 'DEV_OPS', isHidden: false })
})

test('an operator’s admin creates for a brand, and hides nobody', async () => {
  const { user, send } = await filled({ role: 'OPERATOR_ADMIN', opId: 'aurora' })
  expect(screen.queryByLabelText('Hide user activity')).toBeNull()
  await choose(user, 'Role', 'Operator manager')
  await choose(user, 'Brand', 'Aurora North')
  expect(await send()).toEqual({ ...PERSON, role: 'OPERATOR_MANAGER', opId: 'aurora-north' })
})

test('a brand’s admin has none to choose: it is their own', async () => {
  const { user, send } = await filled({
    role: 'OPERATOR_ADMIN',
    opId: 'aurora-north',
    parentOpId: 'aurora',
  })
  expect(screen.queryByLabelText('Brand')).toBeNull()
  await choose(user, 'Role', 'Operator manager')
  expect(await send()).toEqual({ ...PERSON, role: 'OPERATOR_MANAGER' })
})
