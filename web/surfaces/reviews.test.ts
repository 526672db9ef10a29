import { expect } from 'vitest'
import { CHECKS } from './checks'
import { expecting } from './expecting'
import { eventually, page, press } from './locator'
import { asked, dialog, field, menu, notOffered, openRow, rows } from './screen'
import { holdSurfaces, type Surface, type Surfaces } from './surfaces'
import { ADMIN, AFFILIATE, AURORA, DEV_OPS, MANAGER, NORTH, SUPER, type Walk } from './walk'

const ACCOUNTS = '/withdraw/bank-accounts'
const DOCUMENTS = '/documents'
const NAMES = '/players/usernames'

const details = (status: string, email: string) => async (walk: Walk) => {
  await walk.openList(`${ACCOUNTS}?isDeleted=false&status=${status}`, email)
  await openRow(rows.first)
  const drawer = dialog('^Bank account ·')
  await expecting(drawer.getByText('IBAN')).toBeVisible()
  return drawer
}

const asking =
  (path: string, action: string, title: string, email = AURORA) =>
  async (walk: Walk) => {
    await walk.openList(`${path}?status=PENDING`, email)
    return asked(rows.first, action, title)
  }

async function editRejected(walk: Walk) {
  await walk.openList(`${NAMES}?status=REJECT`, AURORA)
  return asked(rows.first, 'Edit username', 'Edit username')
}

const decided = (verb: string) => async (walk: Walk) => {
  const form = await asking(ACCOUNTS, verb, `${verb} bank account`)(walk)
  await field(form, 'Note for the player').fill('Looked at')
  await form.getByRole('button', { name: `${verb} bank account` }).click()
  return page
}

/** What waits in each list, what the badges call it, and what the menu does. */
const QUEUES = [
  [`${ACCOUNTS}?status=PENDING&isDeleted=false`, 'bankAccounts', 'Bank accounts'],
  [`${DOCUMENTS}?status=PENDING`, 'kyc', 'Documents'],
  [`${NAMES}?status=PENDING`, 'playerUsernames', 'Usernames'],
] as const

const waiting =
  (email: string): Surface =>
  async (walk) => {
    await walk.signIn(email)
    const counts = (await walk.call('GET', '/api/admin/badges')).data
    for (const [path, name, label] of QUEUES) {
      const count = counts[name].toLocaleString('en-GB')
      await walk.openList(path)
      await expecting(rows.first.getByRole('button', { name: /^Actions of/ })).toBeVisible()
      await expecting(menu.getByRole('link', { name: new RegExp(`^${label}`) })).toContainText(
        count,
      )
      await expecting(page.locator('.kit-list')).toContainText(`of ${count} `)
    }
    return page
  }

/** Whoever decides what waits finds as much of it as the badges count; others are not led there. */
const WAITING: Surfaces = Object.fromEntries([
  ...[SUPER, ADMIN, AURORA, MANAGER, NORTH].map((email) => [email, waiting(email)] as const),
  ...[DEV_OPS, AFFILIATE].map((email) => {
    const meets: Surface = async (walk) => {
      await walk.open('/whats-new', email)
      await notOffered(ACCOUNTS, DOCUMENTS, NAMES)
      return page
    }
    return [email, meets] as const
  }),
])

const menuItem = (name: string) => page.getByRole('menuitem', { name })

holdSurfaces(
  'reviews',
  {
    accounts: {
      accounts: (walk) => walk.openList(ACCOUNTS, SUPER),
      account: details('APPROVED', SUPER),
      'account-pending': details('PENDING', MANAGER),
      'account-decided': details('APPROVED', MANAGER),
      'account-rejected': details('REJECTED', ADMIN),
      approve: asking(ACCOUNTS, 'Approve', 'Approve bank account'),
      reject: asking(ACCOUNTS, 'Reject', 'Reject bank account'),
      approved: decided('Approve'),
      rejected: decided('Reject'),
    },
    documents: {
      documents: (walk) => walk.open(DOCUMENTS, SUPER),
      'reject-document': asking(DOCUMENTS, 'Reject', 'Reject document'),
    },
    names: {
      names: (walk) => walk.openList(NAMES, SUPER),
      'edit-super': asking(NAMES, 'Edit username', 'Edit username', SUPER),
      edit: asking(NAMES, 'Edit username', 'Edit username'),
      'edit-rejected': editRejected,
      'edit-reject': asking(NAMES, 'Reject username', 'Reject username'),
    },
    waiting: WAITING,
  },
  {
    'filter-options': (_, row, walk) =>
      CHECKS['options']?.(page.locator('.kit-filters'), row, walk),
    trims: async (surface, { subject, expected }) => {
      await field(surface, subject).fill('  12  ')
      press('Enter')
      if (expected) {
        const said = new RegExp(`[?&]${expected}=12(&|$)`)
        return eventually(() => expect(location.search).toMatch(said))
      }
      // personal data is kept for the tab alone
      await expecting(surface.getByText(`${subject}: 12 · this tab only`)).toBeVisible()
      expect(location.search).not.toContain('12')
      await surface.getByRole('button', { name: `Remove filter ${subject}` }).click()
    },
    act: async (surface, { subject }) => {
      await surface.getByRole('button', { name: /^Actions of/ }).click()
      await expecting(menuItem(subject)).toBeEnabled()
      press('Escape')
      await expecting(menuItem(subject)).toBeHidden()
    },
    'closed-act': async (surface, { subject, expected }) => {
      await surface.getByRole('button', { name: /^Actions of/ }).click()
      await expecting(menuItem(subject)).toBeDisabled()
      await expecting(menuItem(subject)).toContainText(expected)
      press('Escape')
      await expecting(menuItem(subject)).toBeHidden()
    },
    shows: async (surface, { subject, expected }) => {
      await surface.getByRole('radiogroup', { name: 'Status' }).getByText(subject).click()
      await eventually(() => expect(location.href.endsWith(expected)).toBe(true))
      await expecting(rows.first).toContainText(subject)
    },
    empty: async (surface, { subject, expected }) => {
      await surface.getByRole('button', { name: subject }).click()
      await expecting(surface.getByText(expected)).toBeVisible()
    },
  },
)
