import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyApi } from '@/api/base'
import { api } from '@/api/gen/bank_accounts/endpoints'
import { answer, answering } from '@/testing/answers'
import { opened, type Platform, press, warning } from '@/testing/decisions'
import { renderInApp } from '@/testing/render'
import { bulkWrite, type MustSeeProps } from '../bulk/bulk'
import { defineDecisions } from './defineDecisions'
import { read, readIfOffered } from './reads'

interface Account {
  readonly uuid: string
  readonly status: string
  readonly holder: string
  readonly revision: number
}

const ROW: Account = { uuid: 'u1', status: 'PENDING', holder: 'Sara', revision: 1 }
const endpoint = api.endpoints.bankAccountReview

const spec = {
  what: 'account',
  permission: 'bank_accounts_write',
  reads: ({ uuid }: Account) => ({
    record: { ...read(api.endpoints.bankAccount, { uuid }), data: ROW },
    facts: readIfOffered(api.endpoints.bankAccountFacts, { uuid }),
  }),
  fields: ({ record }: { readonly record: Account }) => [['Holder', record.holder] as const],
  disabledReason: ({ status }: Account) => (status === 'PENDING' ? null : `Already ${status}.`),
  decided: ({ status }: Account) => [['Decision', status] as const],
  write: ({ uuid }: Account, key: 'approve' | 'reject', playerNote: string) =>
    bulkWrite(endpoint, {
      bankAccountReview: {
        uuid,
        playerNote,
        actionType: key === 'approve' ? 'confirm' : 'reject',
        playerCode: 'P1',
      },
    }),
  decisions: {
    approve: { label: 'Approve account', act: 'approveBankAccount', effect: 'It is paid to.' },
    reject: {
      label: 'Reject account',
      danger: true,
      note: { name: 'playerNote', rules: [], most: 200, needed: 'Enter a note first.' },
    },
  },
} as const
const { action } = defineDecisions(spec)

const BUTTONS = { approve: 'Approve account', reject: 'Reject account' } as const

/** The dialog of a decision, once it can be taken as far as its facts go. */
async function deciding(known: Partial<Platform> = {}, key: keyof typeof BUTTONS = 'approve') {
  const drawn = opened(action[key], ROW, known)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: BUTTONS[key] })
  await screen.findByRole('button', { name: BUTTONS[key] })
  return { ...drawn, button, dialog: await screen.findByRole('dialog', { name: BUTTONS[key] }) }
}

const acknowledged = (call: { readonly body: unknown } | undefined) =>
  (call?.body as { acknowledged?: readonly string[] } | undefined)?.acknowledged

const asks = (...warnings: readonly ReturnType<typeof warning>[]) =>
  answer({
    http: 409,
    status: 'CONFIRMATION_REQUIRED',
    data: { warnings },
    messages: ['It is blocked.'],
  })

const FAILED = () => answer({ http: 503, status: 'UNAVAILABLE', messages: ['Not now.'] })

afterEach(() => vi.restoreAllMocks())

test('it is sent about the record as it is, with its revision, and nothing is acknowledged', async () => {
  const { user, button, writes, onClose } = await deciding({ record: { ...ROW, revision: 4 } })
  await press(user, button)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes()[0]?.headers.get('If-Match')).toBe('"4"')
  expect(acknowledged(writes()[0])).toBeUndefined()
})

test('while the facts are read there is a skeleton, and no way to decide', async () => {
  let tell: (response: Response) => void = () => undefined
  const reading = new Promise<Response>((resolve) => {
    tell = resolve
  })
  opened(action.approve, ROW, { read: (url) => (url.endsWith('/facts') ? reading : null) })
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve account' })).toBeNull()
  await act(async () => tell(answer({ data: { warnings: [] } })))
  expect(await screen.findByRole('button', { name: 'Approve account' })).toBeDefined()
})

test.each(['/facts', '/u1'])('where %s fails, it can only be checked again', async (failing) => {
  const read = (url: string) => (url.endsWith(failing) ? FAILED() : null)
  const { platform, user } = opened(action.approve, ROW, { read })
  const again = await screen.findByRole('button', { name: 'Check again' })
  expect(screen.getByText('The account could not be loaded')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve account' })).toBeNull()
  platform.read = () => null
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Approve account' })).toBeDefined()
})

test.each([404, 405, 501])(
  'where a platform tells no facts (%i), that is said, and what it asks is answered',
  async (http) => {
    const read = (url: string) =>
      url.endsWith('/facts') ? answer({ http, status: 'NOT_FOUND', messages: ['Not here.'] }) : null
    const { user, button, writes, platform } = await deciding({ read })
    expect(screen.getByText(/^This platform does not warn/)).toBeDefined()
    platform.write = () => asks(warning('PLAYER_BLOCKED', 'warn'))
    await press(user, button)
    expect(await screen.findByText('It is PLAYER_BLOCKED.')).toBeDefined()
    platform.write = () => answer({ messages: ['Done!'] })
    await press(user, button)
    await waitFor(() => expect(acknowledged(writes()[1])).toEqual(['PLAYER_BLOCKED']))
  },
)

/** Opens the dialog at a press. */
function Later({ Dialog }: { readonly Dialog: typeof action.approve.Dialog }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen && Dialog) return <Dialog record={ROW} onClose={() => undefined} />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
}

test.each([
  [20, 2],
  [40, 4],
])('what was read %i s before makes %i reads in all', async (seconds, reads) => {
  const asked = answering(({ url }) =>
    answer({ data: url.endsWith('/facts') ? { warnings: [] } : ROW }),
  )
  const { store, user } = renderInApp(<Later Dialog={action.approve.Dialog} />)
  const earlier = Date.now() - seconds * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => earlier)
  const { record, facts } = spec.reads(ROW)
  await store.dispatch(record.endpoint.initiate(record.arg, { forceRefetch: true }))
  await store.dispatch(facts.endpoint.initiate(facts.arg, { forceRefetch: true }))
  vi.restoreAllMocks()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('button', { name: 'Approve account' })
  expect(asked).toHaveLength(reads)
})

test('what the facts warn of is told, and answered by the first send', async () => {
  const facts = { warnings: [warning('PLAYER_BLOCKED', 'warn')] }
  const { user, dialog, button, writes } = await deciding({ facts })
  const row = within(dialog).getByRole('row', { name: /It is PLAYER_BLOCKED/ })
  expect(row.textContent).toMatch(/Warning.*Grace.*Chargebacks/)
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  await press(user, button)
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(acknowledged(writes()[0])).toEqual(['PLAYER_BLOCKED'])
})

test('what is severe wants the word before the button is enabled', async () => {
  const facts = { warnings: [warning('NAME_DIFFERS', 'severe'), warning('PLAYER_BLOCKED', 'warn')] }
  const { user, dialog, button, writes } = await deciding({ facts })
  expect(button().disabled).toBe(true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  const word = within(dialog).getByLabelText('Type approve to confirm')
  await user.type(word, 'appr')
  expect(button().disabled).toBe(true)
  await user.type(word, 'ove{Control>}{Enter}{/Control}')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(acknowledged(writes()[0])).toEqual(['NAME_DIFFERS', 'PLAYER_BLOCKED'])
})

test('what it is refused for is told, and is never sent', async () => {
  const facts = { warnings: [warning('PLAYER_DELETED', 'refused', 'The player is deleted.')] }
  const { user, dialog, button, writes } = await deciding({ facts })
  expect(within(dialog).getByRole('row', { name: /The player is deleted/ })).toBeDefined()
  expect(button().disabled).toBe(true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(writes()).toHaveLength(0)
})

test('of a decision that is never warned of no warning is told', async () => {
  const facts = { warnings: [warning('NAME_DIFFERS', 'severe')] }
  const { user, dialog, button, writes } = await deciding({ facts }, 'reject')
  expect(within(dialog).queryByRole('table', { name: 'Warnings' })).toBeNull()
  expect(button().disabled).toBe(true)
  await user.type(within(dialog).getByLabelText('Note for the player'), 'No.')
  await press(user, button)
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toMatchObject({ actionType: 'reject', playerNote: 'No.' })
})

test('what became true while it was open is asked for in the same dialog, by fresh facts', async () => {
  const { user, dialog, button, platform, writes, asked, onClose } = await deciding()
  const blocked = warning('PLAYER_BLOCKED', 'severe', 'The player is blocked.')
  platform.write = () => {
    platform.facts = { warnings: [blocked] }
    return writes().length === 1 ? asks(blocked) : answer()
  }
  await press(user, button)
  expect(await within(dialog).findByRole('row', { name: /The player is blocked/ })).toBeDefined()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await waitFor(() => expect(asked.filter(({ url }) => url.endsWith('/facts'))).toHaveLength(2))
  expect(button().disabled).toBe(true)
  await user.type(within(dialog).getByLabelText('Type approve to confirm'), 'approve')
  await press(user, button)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(acknowledged(writes()[1])).toEqual(['PLAYER_BLOCKED'])
})

test('a word that was typed for other warnings is typed anew', async () => {
  const facts = { warnings: [warning('NAME_DIFFERS', 'severe')] }
  const { user, dialog, button, platform, writes } = await deciding({ facts })
  const blocked = warning('PLAYER_BLOCKED', 'severe')
  platform.write = () => {
    platform.facts = { warnings: [...facts.warnings, blocked] }
    return asks(...platform.facts.warnings)
  }
  const word = () => within(dialog).getByLabelText<HTMLInputElement>('Type approve to confirm')
  await user.type(word(), 'approve')
  await press(user, button)
  await within(dialog).findByRole('row', { name: /PLAYER_BLOCKED/ })
  expect(word().value).toBe('')
  expect(writes()).toHaveLength(1)
})

test('a record that changed meanwhile is shown with what changed, and decided by what it is now', async () => {
  const { user, dialog, button, platform, writes, onClose } = await deciding()
  platform.write = () => {
    platform.record = { ...ROW, holder: 'Somebody Else', revision: 2 }
    const data = { record: platform.record, changedBy: { nickname: 'Grace' }, changedAt: null }
    return writes().length === 1
      ? answer({ http: 412, status: 'STALE_RECORD', data, messages: ['It changed.'] })
      : answer()
  }
  await press(user, button)
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toMatch(/Grace.* changed this record/)
  expect(within(dialog).getByRole('row', { name: /Sara.*Somebody Else/ })).toBeDefined()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(within(dialog).getByRole('definition').textContent).toBe('Somebody Else')
  await press(user, button)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes()[1]?.headers.get('If-Match')).toBe('"2"')
})

test('facts that cannot be read again leave nothing to decide by', async () => {
  const { user, dialog, button, platform, writes } = await deciding()
  platform.write = () => {
    platform.read = (url) => (url.endsWith('/facts') ? FAILED() : null)
    return asks(warning('PLAYER_BLOCKED', 'warn'))
  }
  await press(user, button)
  const again = await within(dialog).findByRole('button', { name: 'Check again' })
  expect(button().disabled).toBe(true)
  platform.read = () => null
  platform.write = () => answer()
  await user.click(again)
  await waitFor(() => expect(button().disabled).toBe(false))
  await press(user, button)
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(acknowledged(writes()[1])).toEqual(['PLAYER_BLOCKED'])
})

test('what somebody else decided meanwhile is told, with who did, in place of the form', async () => {
  const { platform, store } = await deciding()
  platform.record = { ...ROW, status: 'APPROVED', revision: 2 }
  store.dispatch(emptyApi.util.invalidateTags(['BankAccount']))
  expect(await screen.findByText('Already APPROVED.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve account' })).toBeNull()
})

test('a lost answer keeps its form, whatever the record is by now', async () => {
  const { user, dialog, button, platform } = await deciding()
  platform.write = () => {
    platform.record = { ...ROW, status: 'APPROVED', revision: 2 }
    return answer({ http: 504, status: 'OUTCOME_UNKNOWN', messages: ['The response was lost.'] })
  }
  await press(user, button)
  expect(await within(dialog).findByRole('button', { name: 'Check again' })).toBeDefined()
  expect(within(dialog).getByText('The response was lost.')).toBeDefined()
  expect(screen.queryByText('Already APPROVED.')).toBeNull()
})

test('Ctrl Enter decides where there is nothing to fill in', async () => {
  const { user, button, writes } = await deciding()
  await waitFor(() => expect(button().disabled).toBe(false))
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(writes()).toHaveLength(1))
})

test('what has to be looked at is looked at first', async () => {
  const View = ({ record, onSeen }: MustSeeProps<Account>) => (
    <button type="button" onClick={onSeen}>{`Look at ${record.holder}`}</button>
  )
  const mustSee = { reason: 'Look at it first.', View }
  const { user, writes } = opened(defineDecisions({ ...spec, mustSee }).action.approve, ROW)
  await user.click(await screen.findByRole('button', { name: 'Approve account' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(writes()).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Look at Sara' }))
  await user.click(screen.getByRole('button', { name: 'Approve account' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
})
