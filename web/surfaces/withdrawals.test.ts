import { expect } from 'vitest'
import { browser } from './browser'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { act, dialog, field, openRow, rows } from './screen'
import { settled } from './settled'
import { holdSurfaces } from './surfaces'
import { ADMIN, MANAGER, NORTH, type Walk } from './walk'

const LIST = '/withdraw/list'
const CALL = '/api/transactionsV2/withdraw?opId=aurora&limit=200'
const APPROVE = 'Approve withdrawal'
const REJECT = 'Reject withdrawal'
const TOMANI = 'Approve Tomani withdrawal'
const RESEND = 'Resend withdrawal'
const TITLES: Readonly<Record<string, string>> = {
  Approve: APPROVE,
  Reject: REJECT,
  [RESEND]: RESEND,
}

interface Withdrawal {
  readonly txId: string
  readonly warnings?: readonly string[] | null
  readonly player: { readonly playerCode: string }
}

/** A withdrawal that is paid without a warning comes before one that lacks the player's identity. */
function alarm({ warnings }: Withdrawal): number {
  const isCalm = warnings && warnings.length === 0
  const lacksIdentity = warnings?.length === 1 && warnings[0] === 'KYC_MISSING'
  return isCalm ? 0 : lacksIdentity ? 1 : 2
}

/** The id of a withdrawal that goes by a provider. One that waits is paid without a warning. */
async function oneOf(walk: Walk, provider: string, status: string): Promise<string> {
  const query = `&paymentProvider=${provider}&txStatus=${status}`
  const found: Withdrawal[] = (await walk.call('GET', `${CALL}${query}`)).data.transactions
  const [chosen] = found.sort((one, other) => alarm(one) - alarm(other))
  if (!chosen) throw new Error(`no withdrawal by ${provider} is ${status}`)
  if (chosen.warnings?.length) await confirmIdentity(walk, chosen.player.playerCode)
  return chosen.txId
}

async function confirmIdentity({ world }: Walk, playerCode: string) {
  const sent = await world.control('POST', '/events', { type: 'documentUploaded', playerCode })
  const { uuid } = sent as { readonly uuid: string }
  await world.control('POST', '/events', { type: 'identityConfirmed', uuid })
}

async function openAct(walk: Walk, txId: string, label: string, title: string) {
  await walk.open(`${LIST}?opId=aurora&txId=${txId}`)
  await expecting(rows).toHaveCount(1)
  await act(rows.first, label)
  const shown = dialog(`^${title}$`)
  await expecting(shown).toBeVisible()
  await settled()
  return shown
}

const acting =
  (provider: string, label: string, title: string, status = 'PENDING') =>
  async (walk: Walk) =>
    openAct(walk, await oneOf(walk, provider, status), label, title)

/** Presses a dialog's button; where a severe warning asks for a word, that is typed before. */
async function press(form: Locator, name: string) {
  const word = form.getByLabel('Type PAY to confirm')
  if (word.elements().length > 0) await word.fill('PAY')
  await form.getByRole('button', { name, exact: true }).click()
}

/** What a provider's 0 leads to. */
const refused =
  (provider: string, answering: string, title: string, then: string) => async (walk: Walk) => {
    const txId = await oneOf(walk, provider, 'PENDING')
    await walk.world.control('POST', '/events', { type: 'withdrawProviderTakes', txId, answering })
    walk.expects(422)
    const form = await openAct(walk, txId, 'Approve', title)
    if (provider === 'TOMANI') await form.getByRole('radio').first.check()
    await press(form, 'Approve withdrawal')
    const shown = dialog(`^${then}$`)
    await expecting(shown.getByText('did not accept this withdrawal')).toBeVisible()
    await settled()
    return shown
  }

async function failed(walk: Walk) {
  walk.expects(500)
  const how = { http: 500, dialect: 'envelope', first: 1 }
  await walk.world.fault('withdrawUtopia', 'error', how)
  await press(await acting('UTOPIA', 'Approve', APPROVE)(walk), 'Approve withdrawal')
  return page
}

const listed = (path: string) => (walk: Walk) => walk.openList(`${path}?opId=aurora`)

const filters = (path: string) => async (walk: Walk) => {
  await listed(path)(walk)
  await page.getByRole('button', { name: 'All filters' }).click()
  return dialog('ilters')
}

async function details(walk: Walk) {
  await listed(LIST)(walk)
  await openRow(rows.first)
  await settled()
  return dialog('^Withdrawal · ')
}

/** Method and path of what a button sends, once it was answered. */
async function sentBy(form: Locator, button: string): Promise<string | undefined> {
  browser.writes.length = 0
  await press(form, button)
  await eventually(() => expect(browser.writes).not.toEqual([]))
  return browser.writes[0]
}

const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) })

/** A closed act has its reason below its name. */
const offered = (email: string, decides: boolean) => async (walk: Walk) => {
  const count = decides ? 1 : 0
  await walk.openList(`${LIST}?txStatus=PENDING`, email)
  await rows.first.getByRole('button', { name: /^Actions of/ }).click()
  await expecting(item('Order status')).toBeVisible()
  for (const name of Object.keys(TITLES)) await expecting(item(name)).toHaveCount(count)
  await expecting(item('Settle withdrawal')).toHaveCount(0)
  await item('Order status').click()
  const order = dialog('^Order status$')
  await expecting(order).toBeVisible()
  await settled()
  await expecting(order.getByRole('button', { name: 'Confirm' })).toHaveCount(count)
  return page
}

holdSurfaces(
  'withdrawals',
  {
    offered: {
      [ADMIN]: offered(ADMIN, true),
      [MANAGER]: offered(MANAGER, false),
      [NORTH]: offered(NORTH, true),
    },
    lists: {
      list: listed(LIST),
      filters: filters(LIST),
      pending: listed('/withdraw/pending'),
      'pending-filters': filters('/withdraw/pending'),
      details,
      order: acting('UTOPIA', 'Order status', 'Order status'),
      'order-sent': acting('UTOPIA', 'Order status', 'Order status', 'IN_PROGRESS'),
    },
    dialogs: {
      reject: acting('UTOPIA', 'Reject', REJECT),
      tomani: acting('TOMANI', 'Approve', TOMANI),
      'tomani-2': refused('TOMANI', 'FORCEABLE', TOMANI, TOMANI),
      'tomani-2-refused': refused('TOMANI', 'REFUSES', TOMANI, TOMANI),
      force: refused('JB', 'FORCEABLE', APPROVE, 'Force approve'),
      resend: acting('PARSCOINPAY', RESEND, RESEND, 'IN_PROGRESS'),
      failed,
    },
    calls: { calls: listed(LIST) },
  },
  {
    'goes-by': async (_, { subject, expected }, walk) => {
      // what is sent is looked at, whether or not it is asked about
      walk.expects(409, 422)
      const [provider = '', status = '', ...words] = subject.split(' ')
      const label = words.join(' ')
      const title = provider === 'TOMANI' ? TOMANI : (TITLES[label] ?? '')
      const form = await acting(provider, label, title, status)(walk)
      if (provider === 'TOMANI') await form.getByRole('radio').first.check()
      const button = label === RESEND ? RESEND : `${label} withdrawal`
      expect(await sentBy(form, button)).toBe(expected)
    },
    forces: async (surface, { expected }) => {
      await field(surface, 'Type FORCE to confirm').fill('FORCE')
      expect(await sentBy(surface, 'Force approve')).toBe(expected)
    },
  },
)
