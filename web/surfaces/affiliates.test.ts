import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { asked, choose, dialog, field, openRow, pressed, rows } from './screen'
import { holdSurfaces, type Surface } from './surfaces'
import { AFFILIATE, SUPER, type Walk } from './walk'

const LIST = '/affiliates?affId=aff-aurora-2'
const PAID = '/affiliates?affId=aff-aurora-1'
const CHANNELS = '/channels'
const FIRST = `${CHANNELS}?channelId=ch-aff-aurora-1-1`
const article = page.getByRole('article', { name: /^affiliate Casino Compass/ })

const row =
  (path: string, label: string, title: string): Surface =>
  async (walk) => {
    await walk.openList(path, SUPER)
    return asked(rows.first, label, title)
  }

async function opened(walk: Walk) {
  await walk.openList(LIST, SUPER)
  await openRow(rows.first)
  return dialog('Casino Compass')
}

const fullPage = (tab: string) => async (walk: Walk) => {
  const drawer = await opened(walk)
  await drawer.getByRole('link', { name: 'Open full page' }).click()
  await article.getByRole('tab', { name: tab }).click()
  return article
}

async function month(walk: Walk) {
  await fullPage('Months')(walk)
  return pressed(article, 'October 2026', '^Affiliate monthly stats ·')
}

async function filters(walk: Walk) {
  await walk.openList(LIST, SUPER)
  return pressed(page, /All filters/, 'Filters')
}

const channel = (tab: string) => async (walk: Walk) => {
  await walk.openList(FIRST, SUPER)
  await openRow(rows.first)
  const drawer = dialog('Channel ch-aff-aurora-1-1')
  await drawer.getByRole('tab', { name: tab }).click()
  return drawer
}

async function newChannel(walk: Walk) {
  await walk.openList(CHANNELS, AFFILIATE)
  return pressed(page, 'Create channel', 'Create channel')
}

async function newEmpty(walk: Walk) {
  const form = await newChannel(walk)
  await form.getByRole('button', { name: 'Create channel' }).click()
  return form
}

async function filled(form: Locator) {
  await field(form, 'Title').fill('Spring')
  await field(form, 'Description').fill('Banner on the front page')
  await choose(form, 'Base URL', 'aurora-play.com')
}

/** Types the word that a deletion asks for. */
async function word(question: Locator) {
  const wanted = (await question.locator('strong').element()).textContent ?? ''
  await question.getByRole('textbox').fill(wanted)
}

interface Sent {
  readonly show: Surface
  readonly fill?: (form: Locator) => Promise<void>
  readonly button: string
  /** Refused by the platform, where one is named. */
  readonly fault?: string
  readonly http?: number
}

/** What is told once a form is sent. */
const sent =
  ({ show, fill, button, fault, http = 400 }: Sent): Surface =>
  async (walk) => {
    if (fault) {
      walk.expects(http)
      await walk.world.fault(fault, 'error', { first: 1, http, dialect: 'bare' })
    }
    const form = await show(walk)
    await fill?.(form)
    await form.getByRole('button', { name: button, exact: true }).click()
    return page
  }

const leaving = row(LIST, 'Delete affiliate', 'Delete affiliate')
const editing = row(FIRST, 'Edit channel', 'Edit channel')
const deleting = row(FIRST, 'Delete channel', 'Delete channel')

holdSurfaces(
  'affiliates',
  {
    affiliates: {
      filters,
      details: opened,
      page: fullPage('Details'),
      report: fullPage('Report'),
      month,
      claims: row(PAID, 'Claimed profit history', 'Affiliate claimed profit history'),
      active: row(LIST, 'Active players list', 'Active players list'),
      'delete-denied': sent({
        show: leaving,
        fill: word,
        button: 'Delete affiliate',
        fault: 'affiliateDelete',
        http: 403,
      }),
    },
    channels: {
      channel: channel('Details'),
      'channel-report': channel('Report'),
      edit: editing,
      edited: sent({
        show: editing,
        fill: (form) => field(form, 'Title').fill('Summer'),
        button: 'Save channel',
      }),
      'edit-failed': sent({ show: editing, button: 'Save channel', fault: 'channelUpdate' }),
      'delete-channel-failed': sent({
        show: deleting,
        fill: word,
        button: 'Delete channel',
        fault: 'channelDelete',
      }),
      channels: (walk) => walk.open(CHANNELS, AFFILIATE),
      new: newChannel,
      'new-empty': newEmpty,
      'new-failed': sent({
        show: newChannel,
        fill: filled,
        button: 'Create channel',
        fault: 'channelCreate',
      }),
    },
  },
  {
    row: (surface, { subject, expected }) =>
      expecting(
        surface.locator('table').first.getByRole('row').nth(Number(subject)).getByRole('rowheader'),
      ).toHaveText(expected),
    'at-most': (surface, { subject, expected }) =>
      eventually(async () =>
        expect((await field(surface, subject).element()).getAttribute('maxlength')).toBe(expected),
      ),
  },
)
