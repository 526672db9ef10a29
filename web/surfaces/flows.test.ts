import { page } from './locator'
import { asked, dialog, openRow, rows } from './screen'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const LIST = '/flows?opId=aurora&includeBrands=false&title=Welcome'

const drawer = (tab: string) => async (walk: Walk) => {
  await walk.openList(LIST)
  await openRow(rows.first)
  const opened = dialog('^Flow ·')
  await opened.getByRole('tab', { name: tab }).click()
  return opened
}

async function deletion(walk: Walk) {
  await walk.openList(LIST)
  return asked(rows.first, 'Delete flow', 'Delete flow “Welcome”')
}

async function deletionFailed(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('flowDelete', 'error', { http: 400 })
  const question = await deletion(walk)
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete flow' }).click()
  return page
}

holdSurfaces('flows', {
  flows: {
    list: (walk) => walk.openList(LIST),
    details: drawer('Details'),
    steps: drawer('Steps'),
    json: drawer('JSON'),
    delete: deletion,
    'delete-failed': deletionFailed,
  },
})
