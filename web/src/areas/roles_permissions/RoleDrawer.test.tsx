import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Me } from '@/api/gen/shared/types'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { progressText } from './labels'
import { RoleDrawer } from './RoleDrawer'

const permission = (name: string, title: string) => ({ name, title, desc: `${title}.` })

const ROLE = {
  _id: 'rol_1',
  name: 'Operator manager',
  role: 'OPERATOR_MANAGER',
  opId: null,
  opTitle: null,
  accountCount: 3,
  isEditable: true,
  isDeletable: false,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: { nickname: 'Sam', userCode: 'U1' },
  revision: 4,
  permissions: [permission('bets_read', 'View bets'), permission('kyc_read', 'View documents')],
  available: [permission('redo', 'Change decisions')],
}
const DONE = { accountCount: 3, updatedCount: 3, dueAt: null, isClockFrozen: false }
const SUPER: Partial<Me> = { role: 'SUPER_ADMIN', permissions: ['roles_read', 'roles_write'] }

/** The drawer of a role that differs so from the usual one. */
async function opened(
  role: object = {},
  user: Partial<Me> = SUPER,
  cannotRegrant: readonly string[] = [],
) {
  const asked = answering(({ method, url }: Asked) => {
    if (url.includes('/progress')) return answer({ data: DONE })
    if (url.includes('/preview')) {
      const removed = ['bets_read']
      return answer({ data: { added: [], removed, cannotRegrant, accountCount: 2 } })
    }
    const id = method === 'PUT' ? 'rol_2' : 'rol_1'
    return answer({ data: { ...ROLE, ...role, _id: id } })
  })
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const drawn = renderInApp(
    <RoleDrawer openId="rol_1" actions={[]} onSaved={onSaved} onClose={onClose} />,
    { user },
  )
  await screen.findByRole('button', { name: /^View bets/ })
  const list = (side: 'All' | 'Active') =>
    screen.getByRole('region', { name: `${side} permissions` })
  const names = (side: 'All' | 'Active') =>
    within(list(side))
      .queryAllByRole('button')
      .map((button) => button.querySelector('code')?.textContent)
  const item = (name: RegExp) => screen.getByRole('button', { name })
  const save = () => screen.getByRole('button', { name: 'Save changes' })
  return { ...drawn, asked, onSaved, onClose, list, names, item, save }
}

test('permissions move by click, by keys and by drag, and are saved only then', async () => {
  const { user, asked, names, item, list, save, onSaved } = await opened()
  expect(names('Active')).toEqual(['bets_read', 'kyc_read'])
  expect(save()).toHaveProperty('disabled', true)

  item(/^View bets/).focus()
  await user.keyboard('{Enter}')
  expect(names('All')).toEqual(['bets_read', 'redo'])
  await user.keyboard(' ')
  expect(names('All')).toEqual(['bets_read', 'kyc_read', 'redo'])
  await user.click(item(/^View documents/))
  expect(names('All')).toEqual(['bets_read', 'redo'])
  await screen.findByText('Applies to 2 accounts.')

  item(/^Change decisions/).focus()
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(names('Active')).toEqual(['bets_read', 'kyc_read'])
  expect(document.activeElement?.textContent).toContain('redo')
  expect(save()).toHaveProperty('disabled', true)

  const data = new Map<string, string>()
  const dataTransfer = {
    types: ['text/x-permission'],
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  }
  const dragged = item(/^Change decisions/).closest('[draggable=true]') as Element
  expect(dragged.matches('button, :has(button)')).toBe(false) // or Firefox does not drag it
  fireEvent.dragStart(dragged, { dataTransfer })
  const target = within(list('Active')).getByRole('list')
  const over = createEvent.dragOver(target, { dataTransfer })
  fireEvent(target, over)
  expect(over.defaultPrevented).toBe(true)
  fireEvent.drop(target, { dataTransfer })
  expect(names('Active')).toEqual(['bets_read', 'kyc_read', 'redo'])
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)

  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const sent = asked.find(({ method }) => method === 'PUT')
  expect(sent?.headers.get('If-Match')).toBe('"4"')
  expect(sent?.body).toEqual({
    roleId: 'rol_1',
    roleName: 'Operator manager',
    permissions: ['bets_read', 'kyc_read', 'redo'],
  })
})

test('what was moved is not lost without asking', async () => {
  const { user, item, onClose } = await opened()
  await user.click(item(/^View bets/))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(item(/^View bets/))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('what was moved is saved on top of what somebody else changed meanwhile', async () => {
  const sent: unknown[] = []
  const now = {
    ...ROLE,
    revision: 5,
    permissions: [permission('kyc_read', 'View documents'), permission('redo', 'Change decisions')],
    available: [permission('bets_read', 'View bets')],
  }
  answering(({ method, url, body }: Asked) => {
    if (url.includes('/progress')) return answer({ data: DONE })
    if (url.includes('/preview'))
      return answer({ data: { added: [], removed: [], accountCount: 2 } })
    if (method === 'PUT' && sent.push(body) === 1) {
      const data = { record: now, changedBy: { nickname: 'Sam' } }
      return answer({
        http: 412,
        status: 'STALE_RECORD',
        messages: ['Stale.'],
        data,
      })
    }
    return answer({ data: sent.length > 0 ? now : ROLE })
  })
  const drawn = renderInApp(
    <RoleDrawer openId="rol_1" actions={[]} onSaved={vi.fn()} onClose={vi.fn()} />,
    { user: SUPER },
  )
  await drawn.user.click(await screen.findByRole('button', { name: /^View documents/ }))
  await drawn.user.click(screen.getByRole('button', { name: 'Save changes' }))
  const stale = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  within(stale).getByRole('row', {
    name: 'View bets Has it Does not have it Unchanged: stays as now',
  })
  within(stale).getByRole('row', { name: 'View documents Has it Has it Does not have it' })
  await drawn.user.click(within(stale).getByRole('button', { name: 'Back' }))
  await drawn.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ permissions: ['redo'] })
})

test('whoever may not change the role is told why', async () => {
  const { user, item, names, save } = await opened({ isEditable: false })
  const shown = item(/^View bets/)
  expect([shown.ariaDisabled, shown.tabIndex]).toEqual(['true', -1])
  await user.click(shown)
  expect(names('All')).toEqual(['redo'])
  expect(save()).toHaveProperty('disabled', true)
  screen.getByText('Only super admins and the operator’s own admins can change this role.')
})

test.each([
  [null, 'aurora', true],
  ['aurora', 'aurora', false],
  [null, null, false],
])('a role of %s tells a user of %s that a save makes their own: %s', async (opId, own, told) => {
  await opened({ opId }, { ...SUPER, opId: own })
  expect(screen.queryByText(/becomes your own operator’s/) !== null).toBe(told)
})

test('the progress tells how many wait, and for what', () => {
  const waiting = { ...DONE, updatedCount: 1, dueAt: '2026-01-01T00:00:00Z' }
  expect(progressText(DONE)).toBeNull()
  expect(progressText(waiting)).toBe(
    '1 of 3 accounts updated. Please wait: the others follow within 5 minutes.',
  )
  expect(progressText({ ...waiting, isClockFrozen: true })).toBe(
    '1 of 3 accounts updated. The others wait while the clock is frozen.',
  )
})

test('what its author could not give back is saved after a typed word alone', async () => {
  const { user, asked, item, save } = await opened({ ownCount: 2 }, SUPER, ['bets_read'])
  await user.click(item(/^View bets/))
  await screen.findByText('You could not give back: View bets')
  await user.click(save())
  const question = within(
    await screen.findByRole('dialog', { name: 'Save changes that you cannot undo?' }),
  )
  const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
  expect(confirm.disabled).toBe(true)
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
  await user.type(question.getByRole('textbox'), 'save')
  await user.click(confirm)
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1))
})

test('accounts that were changed by hand are counted, and lead to their list', async () => {
  await opened(
    { ownCount: 9, opId: 'aurora', opTitle: 'Aurora' },
    { ...SUPER, permissions: ['roles_read', 'admins_read'] },
  )
  expect(screen.getByRole('link', { name: '9 accounts' }).getAttribute('href')).toBe(
    '/settings/admins?role=OPERATOR_MANAGER&hasOwnPermissions=true&opId=aurora',
  )
})
