import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, page } from './locator'
import { asked, dialog, openRow, rows } from './screen'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const LIST = '/tournament/list?opId=aurora&includeBrands=false'
const WAITING =
  '/tournament/winners/list?opId=aurora&includeBrands=false&hasPending=true&title=Derby'

async function form(walk: Walk) {
  await walk.open('/tournament/new?opId=aurora')
  return dialog('Create tournament')
}

async function details(walk: Walk) {
  await walk.openList(`${LIST}&status=ACTIVE&scoring=TOTAL_WAGER`)
  await openRow(rows.first)
  await expecting(page.getByRole('table').getByText('P1').first).toBeVisible()
  return page
}

async function winners(walk: Walk) {
  await walk.openList(WAITING)
  await openRow(rows.first)
  await eventually(() => expect(location.pathname).toContain('/tournament/winners/trn_'))
  await expecting(rows.first).toContainText('Pending')
  return page
}

const confirmation = (label: string) => async (walk: Walk) => {
  await winners(walk)
  return asked(rows.first, label, label)
}

holdSurfaces('tournaments', {
  tournaments: {
    list: (walk) => walk.openList(LIST),
    new: form,
    details,
    'winners-list': (walk) => walk.openList(WAITING),
    winners,
    approve: confirmation('Approve prize'),
    reject: confirmation('Reject prize'),
  },
})
