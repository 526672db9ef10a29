import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { choose, dialog, openRow, pressed, rows } from './screen'
import { holdSurfaces, type Surface } from './surfaces'
import { AURORA, MANAGER, SUPER, type Walk } from './walk'

const LIST = '/settings/admins'
const MINA = `${LIST}?query=${encodeURIComponent(MANAGER)}`

const form =
  (email = SUPER) =>
  async (walk: Walk) => {
    await walk.open(LIST, email)
    return pressed(page, /Create admin/, 'Create admin')
  }

async function found(walk: Walk, email = SUPER) {
  await walk.openList(MINA, email)
  await expecting(rows).toHaveCount(1)
}

async function details(walk: Walk) {
  await found(walk)
  await openRow(rows.first)
  await expecting(page.getByRole('article', { name: 'admin Mina Aurora' })).toBeVisible()
  return page
}

const opened =
  (label: string, title: string, email = SUPER) =>
  async (walk: Walk) => {
    await found(walk, email)
    await rows.first.getByRole('button', { name: /^Actions of/ }).click()
    // some labels are parts of others
    await page.getByRole('menuitem', { name: label, exact: true }).click()
    return dialog(title)
  }

interface Failure {
  readonly show: Surface
  readonly fill: (asked: Locator) => Promise<void>
  readonly button: string
  readonly operation: string
  readonly http: number
  readonly how: object
}

/** What is shown once the platform refuses what the form sends. */
const failing =
  ({ show, fill, button, operation, http, how }: Failure) =>
  async (walk: Walk) => {
    walk.expects(http)
    await walk.world.fault(operation, 'error', { first: 1, http, ...how })
    const asked = await show(walk)
    await fill(asked)
    await asked.getByRole('button', { name: button, exact: true }).click()
    return page
  }

holdSurfaces(
  'admins',
  {
    admins: {
      list: (walk) => walk.openList(LIST, SUPER),
      new: form(),
      'new-empty': form(),
      details,
      block: opened('Block user', 'Block user'),
      password: opened('Change password', 'Change password'),
      role: opened('Change role', 'Change role'),
      migrate: opened('Migrate user', 'Migrate user'),
      clone: opened('Clone permissions', 'Clone permissions'),
      refresh: opened('Refresh permissions', 'Refresh permissions'),
      delete: opened('Delete user', 'Delete user'),
      'new-by-operator': form(AURORA),
      'role-by-operator': opened('Change role', 'Change role', AURORA),
      'role-failed': failing({
        show: opened('Change role', 'Change role'),
        fill: (asked) => choose(asked, 'New role', 'Operator admin'),
        button: 'Change role',
        operation: 'adminRoleChange',
        http: 400,
        how: { dialect: 'error_text', messages: ['Not on a Sunday.'] },
      }),
      'delete-denied': failing({
        show: opened('Delete user', 'Delete user'),
        fill: (asked) => asked.getByRole('textbox').fill('Mina Aurora'),
        button: 'Delete user',
        operation: 'adminDelete',
        http: 403,
        how: { dialect: 'bare' },
      }),
    },
  },
  {
    submits: async (surface, { subject, expected }) => {
      await surface.getByRole('button', { name: subject, exact: true }).click()
      await expecting(surface.getByText(expected).first).toBeVisible()
    },
  },
)
