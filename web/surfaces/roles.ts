import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, page } from './locator'
import type { Surface, Surfaces } from './surfaces'
import { ADMIN, AFFILIATE, AURORA, BOREALIS, DEV_OPS, MANAGER, NORTH, SUPER } from './walk'

/** What a role meets: where it lands, and what it may use around a page. */
interface Role {
  readonly landing: RegExp
  /** What the menu begins with, where that is the landing page. */
  readonly first?: string
  /** Where its menu and its top bar are looked at. */
  readonly path: string
  readonly settings: readonly string[]
  readonly more?: readonly string[]
}

/** The page that is drawn here does not say that the platform is a simulated one. */
const ALWAYS = ['Notifications', 'Help', 'Refresh', 'Theme', 'Sign out']
const YOU = ['Profile', 'What’s new', 'My access']
const HOME = /^\/quick-dashboard$/
const FIRST = 'Quick dashboard'
const OWN_BILLING = 'My billing (V2)'
const ACTIVITIES = '/settings/activities'
const PROFILE = '/user/profile'
const DOMAINS = ['Domains', 'Cloudflare accounts']
const STAFF = ['Admins', 'Roles', 'Permissions']
const WATCHED = ['Translations', 'Dev', 'Notifications', 'Activities', 'Reveals', 'Status']
const OF_ADMINS = ['Operators', 'General', ...DOMAINS, ...STAFF, ...WATCHED]
const OF_OPERATORS = [
  'General',
  ...DOMAINS,
  'Admins',
  'Roles',
  'Translations',
  'Notifications',
  'Activities',
  'Reveals',
]

const ROLES: Readonly<Record<string, Role>> = {
  [SUPER]: {
    landing: HOME,
    first: FIRST,
    path: ACTIVITIES,
    settings: OF_ADMINS,
    more: ['Operator', 'Brands', 'Find a player'],
  },
  [ADMIN]: {
    landing: HOME,
    first: FIRST,
    path: PROFILE,
    settings: OF_ADMINS,
    more: ['Find a player'],
  },
  [DEV_OPS]: {
    landing: /^\/settings\/domains/,
    path: PROFILE,
    settings: [...DOMAINS, 'Roles', 'Dev', 'Notifications', 'Status'],
  },
  [AURORA]: {
    landing: HOME,
    first: FIRST,
    path: ACTIVITIES,
    settings: ['Brands', ...OF_OPERATORS],
    more: ['Operator', 'Brands'],
  },
  [MANAGER]: {
    landing: HOME,
    first: FIRST,
    path: '/billing/meV2',
    settings: ['General', ...DOMAINS, 'Roles', 'Translations', 'Notifications'],
    more: ['Operator', 'Brands'],
  },
  [NORTH]: { landing: HOME, path: ACTIVITIES, settings: OF_OPERATORS, more: ['Brands'] },
  [BOREALIS]: {
    landing: HOME,
    first: FIRST,
    path: PROFILE,
    settings: ['Brands', ...OF_OPERATORS],
  },
  [AFFILIATE]: { landing: /^\/affiliates\/usr_/, path: PROFILE, settings: ['Notifications'] },
}

const bar = page.getByRole('banner')
const menu = page.getByRole('navigation', { name: 'Main' })
const current = menu.locator('[aria-current=page]')
const labels = (region: string) =>
  menu.getByRole('region', { name: region }).locator('.shell-label')

/** The names of what stands in the top bar, the menu's toggle apart. */
function controls(): Set<string> {
  const found = [bar.locator('.shell-controls button'), bar.getByRole('combobox')]
  const names = found.flatMap((each) =>
    each.elements().map((element) => element.getAttribute('aria-label') ?? ''),
  )
  return new Set(names.map((name) => name.split(/[:,]/)[0] ?? ''))
}

const metBy =
  (email: string, { landing, first, path, settings, more = [] }: Role): Surface =>
  async (walk) => {
    await walk.open('/', email)
    await eventually(() => expect(location.pathname).toMatch(landing))
    await expecting(current).toHaveCount(1)
    if (first) {
      const begins = menu.getByRole('link').first
      await expecting(begins).toHaveText(first)
      await expecting(begins).toHaveAttribute('aria-current', 'page')
    } else {
      await expecting(menu.getByRole('link', { name: OWN_BILLING, exact: true })).toHaveCount(0)
    }
    await walk.open(path)
    await expecting(bar.getByRole('heading', { level: 1 })).toBeVisible()
    await eventually(() => expect(controls()).toEqual(new Set([...ALWAYS, ...more])))
    await expecting(labels('Settings')).toHaveTexts(settings)
    await expecting(labels('You')).toHaveTexts(YOU)
    await expecting(current).toHaveAttribute('href', new RegExp(`^${path}`))
    return page
  }

/** Where each role lands, and what it finds around a page and nothing else. */
export const AUDIENCES: Surfaces = Object.fromEntries(
  Object.entries(ROLES).map(([email, role]) => [email, metBy(email, role)]),
)
