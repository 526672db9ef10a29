import { type Locator, page } from './locator'
import { act, choose, dialog, field, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, type Walk } from './walk'

const LIST = '/support?opId=aurora&includeBrands=false'
const NEW = `${LIST}&state=NEW`
const CLOSED = `${LIST}&state=CLOSED`

const tab = (name: string) => async (walk: Walk) => {
  await walk.openList(NEW)
  await openRow(rows.first)
  const drawer = dialog('^Ticket [0-9]+ ·')
  await drawer.getByRole('tab', { name }).click()
  return drawer
}

async function drawer(walk: Walk) {
  await walk.openList(NEW)
  await openRow(rows.first)
  return dialog('^Ticket [0-9]+ ·')
}

/** After a step on: there is one before it. */
async function second(walk: Walk) {
  const opened = await drawer(walk)
  await opened.getByRole('button', { name: 'Next (j)' }).click()
  return dialog('^Ticket [0-9]+ ·')
}

async function filters(walk: Walk) {
  await walk.openList(LIST)
  return pressed(page, /All filters/, 'Filters')
}

async function fullPage(walk: Walk) {
  const opened = await drawer(walk)
  await opened.getByRole('link', { name: 'Open full page' }).click()
  return page.locator('.support-page')
}

const status = (list: string) => async (walk: Walk) => {
  await walk.openList(list)
  await act(rows.first, 'Update ticket status')
  return dialog('Update ticket status')
}

async function creation(walk: Walk) {
  await walk.openList(LIST, AURORA)
  return pressed(page, 'Create support ticket', 'Create support ticket')
}

/** Of a player, all but the message filled in. */
async function begun(walk: Walk): Promise<Locator> {
  await walk.openList('/players?opId=aurora&includeBrands=false')
  await act(rows.first, 'Create support ticket')
  const form = dialog('Create support ticket')
  await choose(form, 'Subject', 'Account')
  return form
}

async function created(walk: Walk) {
  const form = await begun(walk)
  await field(form, 'Message').fill('Please call us back.')
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  return page
}

async function statusFailed(walk: Walk) {
  walk.expects(409)
  await walk.world.fault('supportStatusUpdate', 'error', {
    first: 1,
    http: 409,
    messages: ['The ticket is locked.'],
    dialect: 'envelope',
  })
  const form = await status(NEW)(walk)
  await choose(form, 'Status', 'Closed')
  await form.getByRole('button', { name: 'Update ticket status' }).click()
  return page
}

holdSurfaces('support', {
  support: {
    list: (walk) => walk.openList(LIST),
    states: (walk) => walk.openList(LIST),
    tech: (walk) => walk.openList('/tech-support'),
    drawer,
    second,
    filters,
    page: fullPage,
    details: tab('Details'),
    create: creation,
    begun,
    created,
    status: status(NEW),
    'status-closed': status(CLOSED),
    'status-failed': statusFailed,
  },
})
