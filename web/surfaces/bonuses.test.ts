import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { act, asked, dialog, field, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, SUPER, type Walk } from './walk'

const OF_AURORA = 'opId=aurora&includeBrands=false'

const listed =
  (path: string, query = OF_AURORA, email = SUPER) =>
  async (walk: Walk) => {
    await walk.open(`${path}?${query}`, email)
    await expecting(rows.first).toBeVisible()
    return page
  }

const definitions = listed('/bonus/list')
const releases = listed('/bonus/releases')
const rowOf = (text: string): Locator => rows.filter({ hasText: text }).first

async function create(walk: Walk) {
  await definitions(walk)
  const form = await pressed(page, 'Create bonus', 'Create bonus')
  await field(form, 'Title 1').fill('Fifty more')
  await field(form, 'Amount').fill('50')
  await field(form, 'Start').fill('2026-11-01T00:00')
  await field(form, 'End').fill('2027-11-01T00:00')
  return form
}

async function remove(walk: Walk) {
  await definitions(walk)
  return asked(rowOf('Goodwill'), 'Delete bonus', 'Delete bonus “Goodwill”?')
}

async function release(walk: Walk) {
  await releases(walk)
  await openRow(rowOf('Goodwill by the week'))
  return dialog('^Bonus release ·')
}

const reportTo = (email: string) => async (walk: Walk) => {
  await listed('/bonus/releases', OF_AURORA, email)(walk)
  await act(rowOf('Goodwill by the week'), 'Bonus release report')
  const shown = dialog('^Bonus release report ·')
  await expecting(shown.getByRole('tab', { name: 'Players' })).toBeVisible()
  return shown
}

/** The players' rows of a report: as its totals, without test players. */
async function reportPlayers(walk: Walk) {
  const shown = await reportTo(SUPER)(walk)
  const found = await walk.call(
    'GET',
    `/api/bonus/releases?${OF_AURORA}&title=Goodwill by the week`,
  )
  const query = `releaseId=${found.data.items[0].releaseId}&isTest=false`
  const { count } = (await walk.call('GET', `/api/bonus/releases/players?${query}`)).data
  await shown.getByRole('tab', { name: 'Players' }).click()
  await expecting(shown.getByText(`${count} players`)).toBeVisible()
  return shown
}

async function deleted(walk: Walk) {
  await releases(walk)
  const title = 'Delete bonus release “Live tables”?'
  const question = await asked(rowOf('Live tables'), 'Delete bonus release', title)
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete bonus release' }).click()
  await expecting(question).toBeHidden()
  await listed('/bonus/releases', `${OF_AURORA}&isDeleted=true&title=Live`)(walk)
  await openRow(rows.first)
  return dialog('^Bonus release ·')
}

const claims = listed('/bonus/claims', 'opId=aurora')

const deciding = (label: 'Approve' | 'Reject') => async (walk: Walk) => {
  await claims(walk)
  return asked(rows.filter({ hasText: /^(?!.*Blocked)/s }).first, label, `${label} bonus`)
}

const decided = (label: 'Approve' | 'Reject') => async (walk: Walk) => {
  const form = await deciding(label)(walk)
  await field(form, 'Note for the player').fill('As you asked.')
  await form.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  return page
}

/** A player who may claim something of a bonus, at this tab of the drawer; its title. */
async function ofPlayer(walk: Walk, tab: 'Wallets' | 'Bonuses') {
  await definitions(walk)
  const query = `${OF_AURORA}&type=MANUAL_BONUS&limit=200`
  const call = await walk.call('GET', `/api/bonus/players?${query}`)
  const grant = call.data.items.find(
    (each: { unlockedAmountInUSD: number }) => each.unlockedAmountInUSD > 0,
  )
  await walk.open(`/players/${grant.player.playerCode}`)
  await page.getByRole('tab', { name: tab }).click()
  await expecting(page.getByRole('button', { name: 'Active bonus games' })).toBeVisible()
  return grant.title as string
}

async function panel(walk: Walk) {
  await ofPlayer(walk, 'Wallets')
  return page.getByRole('region', { name: 'Bonus panel' })
}

async function grant(walk: Walk) {
  const title = await ofPlayer(walk, 'Bonuses')
  await page.getByRole('button', { name: title }).first.click()
  return dialog('^Player bonus ·')
}

async function games(walk: Walk) {
  await ofPlayer(walk, 'Bonuses')
  return pressed(page, 'Active bonus games', 'Active bonus game details')
}

const checks = {
  'no-tab': (surface: Locator, { subject }: { readonly subject: string }) =>
    expecting(surface.getByRole('tab', { name: subject })).toBeHidden(),
}

holdSurfaces(
  'bonuses',
  {
    definitions: { definitions, create, delete: remove },
    releases: {
      releases,
      release,
      report: reportTo(SUPER),
      'report-players': reportPlayers,
      'report-closed': reportTo(AURORA),
      deleted,
    },
    transactions: {
      claims,
      confirm: deciding('Approve'),
      confirmed: decided('Approve'),
      rejected: decided('Reject'),
      transactions: listed('/bonus/transactions'),
    },
    player: { panel, grant, games },
  },
  checks,
)
