import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { asked, dialog, itemOf, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, SUPER, type Walk } from './walk'

const ROLES = '/settings/roles'
const PERMISSIONS = '/settings/staff-permissions'

const permissionsOf = (role: Locator, side: string) =>
  role.getByRole('region', { name: `${side} permissions` }).getByRole('button')

const role =
  (query = '', email = SUPER) =>
  async (walk: Walk) => {
    await walk.openList(`${ROLES}${query}`, email)
    await openRow(rows.filter({ hasText: 'Operator manager' }).first)
    const opened = dialog('^Role ·')
    await expecting(permissionsOf(opened, 'Active').first).toBeVisible()
    return opened
  }

async function permission(walk: Walk) {
  await walk.openList(`${PERMISSIONS}?query=settle`)
  await openRow(rows.first)
  return dialog('^Permission ·')
}

const asking = (label: string, title: string) => async (walk: Walk) => {
  await walk.openList(`${PERMISSIONS}?query=night_desk`)
  return asked(rows.first, label, title)
}

async function create(walk: Walk) {
  await walk.openList(`${PERMISSIONS}?query=settle`)
  return pressed(page, 'Create permission', 'Create permission')
}

const deletion = asking('Delete permission', 'Delete permission “night_desk”')

async function deletionFailed(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('staffPermissionDelete', 'error', { http: 400 })
  const question = await deletion(walk)
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete permission' }).click()
  return page
}

async function saveFailed(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('roleUpdate', 'error', { http: 400 })
  const opened = await role()(walk)
  const view = opened.getByRole('region', { name: 'Active permissions' })
  await view.getByRole('button', { name: /^View bets/ }).click()
  await opened.getByRole('button', { name: 'Save changes' }).click()
  return page
}

holdSurfaces(
  'roles_permissions',
  {
    roles: {
      roles: (walk) => walk.openList(ROLES),
      role: role(),
      permissions: (walk) => walk.openList(`${PERMISSIONS}?query=settle`),
      permission,
      create,
      edit: asking('Edit permission', 'Edit permission'),
      delete: deletion,
      'delete-failed': deletionFailed,
      'save-failed': saveFailed,
      'role-operator': role('?limit=50', AURORA),
    },
  },
  {
    'refuses-unfilled': async (surface, { subject, expected }) => {
      await surface.getByRole('button', { name: 'Create permission' }).click()
      await expecting(itemOf(surface, subject).getByText(expected)).toBeVisible()
    },
  },
)
