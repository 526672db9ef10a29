import { expect } from 'vitest'
import type { Check, Checks } from './checks'
import { expecting } from './expecting'
import { eventually, isVisible, type Locator, page, press } from './locator'
import { AUDIENCES } from './roles'
import { holdSurfaces, type Surfaces } from './surfaces'
import { rowsOf } from './table'
import { ADMIN, AFFILIATE, AURORA, DEV_OPS, MANAGER, NORTH, SUPER } from './walk'

const ACCOUNTS: Readonly<Record<string, string>> = {
  super: SUPER,
  admin: ADMIN,
  devops: DEV_OPS,
  aurora: AURORA,
  manager: MANAGER,
  north: NORTH,
  affiliate: AFFILIATE,
}
const OPTIONS =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content'
const CALL = /^(?:(\w+) )?(\S+?)(?: (\{.*\}))?$/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const bar = page.getByRole('banner')
const menuLink = (name: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(escaped(name)) })

function control(name: string): Locator {
  const named = new RegExp(`^${escaped(name)}`)
  return bar.getByRole('button', { name: named }).or(bar.getByRole('combobox', { name: named }))
}

async function choices(label: string): Promise<readonly string[]> {
  await control(label).click()
  const options = page.locator(OPTIONS)
  await expecting(options.first).toBeVisible()
  const found = options.texts()
  press('Escape')
  await expecting(options).toBeHidden()
  return found
}

/** Whether `operators.0.title` stands in the data. */
function holds(data: unknown, path: string): boolean {
  let found: unknown = data
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !(name in found)) return false
    found = (found as Record<string, unknown>)[name]
  }
  return true
}

/** Calls `path`, or `POST path {…}`. */
const answer: (
  subject: string,
  walk: Parameters<Check>[2],
) => Promise<{
  readonly success: boolean
  readonly messages: readonly string[]
  readonly data: unknown
}> = (subject, walk) => {
  const [, method = 'GET', path = '', body] = CALL.exec(subject) ?? []
  return walk.call(method, path, body ? JSON.parse(body) : undefined)
}

const CHECKS: Checks = {
  text: (_, { expected }) =>
    expecting(page.getByText(expected, { exact: true }).first).toBeVisible(),
  title: async (_, { expected }) => {
    await expecting(bar.getByRole('heading', { level: 1 })).toHaveText(expected)
    await eventually(() => expect(document.title).toBe(`${expected} · Pitboss`))
  },
  menu: (_, { subject, expected }) =>
    expecting(menuLink(subject)).toContainText(expected || subject),
  'no-menu': (_, { subject }) => expecting(menuLink(subject)).toHaveCount(0),
  control: (_, { subject }) => expecting(control(subject)).toBeVisible(),
  'no-control': (_, { subject }) => expecting(control(subject)).toHaveCount(0),
  option: (_, { subject, expected }) =>
    eventually(async () => expect(await choices(subject)).toContain(expected)),
  'no-option': (_, { subject, expected }) =>
    eventually(async () => expect(await choices(subject)).not.toContain(expected)),
  opens: async (_, { subject, expected }) => {
    await control(subject).click()
    const panel = page.getByRole('dialog', { name: new RegExp(escaped(expected)) })
    await expecting(panel).toBeVisible()
    press('Escape')
    await eventually(() => expect(panel.elements().some(isVisible)).toBe(false))
  },
  answers: async (_, { subject, expected }, walk) => {
    const { data } = await answer(subject, walk)
    expect(expected.split('|').filter((path) => !holds(data, path))).toEqual([])
  },
  denied: async (_, { subject, expected }, walk) => {
    const { success, messages } = await answer(subject, walk)
    expect([success, messages]).toEqual([false, [expected]])
  },
}

/** Each page as each account sees it that looks at it, account by account. */
const places = [...new Set(rowsOf('shell').map(({ surface }) => surface))].sort()

const surfaces: Surfaces = Object.fromEntries(
  places.map((place) => {
    const [account = '', path = ''] = place.split(' ')
    return [
      place,
      async (walk) => {
        await walk.open(path, ACCOUNTS[account])
        await expecting(control('Refresh')).toBeVisible()
        return page
      },
    ]
  }),
)

holdSurfaces('shell', { shell: surfaces, audiences: AUDIENCES }, CHECKS)
