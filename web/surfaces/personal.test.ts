/**
 * Whoever lacks the key finds nobody's personal data in the browser: on each page of the areas that show players, in
 * what its first row opens, with its tabs, and in what is kept of all that. `make prove` looks at the dialogs of that
 * row's acts, too.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '@/app/routes'
import { expecting } from './expecting'
import { eventually, isVisible, page, press } from './locator'
import { rows } from './screen'
import { settled } from './settled'
import { SUPER, Walk } from './walk'
import { World } from './world'

const { PROVE } = process.env
const SHORTEST = 6
/** A name or an address has no more words. */
const MOST_WORDS = 4
const WITHOUT_PLAYERS = ['Billing', 'Content', 'You']
const NO_PLAYERS = [
  /^\/(?:brands|channels|exchange-rates|flows|games|operators|treasury-account)$/,
  /gateways|treasuries|^\/bonus\/(?:list|sport)|^\/tournament\/list/,
  /^\/reports\/(?!risk)|^\/settings\/(?!activities|reveals)/,
]
const OPEN = '[role=dialog]'
const ROW_OR_NONE = '.kit-empty, .ant-empty, tr[data-row-key]'
const FEW = 'limit=5'
const LONGEST_TITLE = 40
/** Where a document is decided, its image and the name to compare with are seen. */
const REVIEWS = /^\/documents, (?:Approve|Reject)/

const paths = pages
  .filter(({ menu }) => menu && !WITHOUT_PLAYERS.includes(menu.group))
  .map(({ path }) => path)
  .filter((path) => !NO_PLAYERS.some((pattern) => pattern.test(path)))
const withRows = paths.filter((path) => !path.endsWith('dashboard'))

let walk: Walk
let values: ReadonlySet<string>
/** All that a value may begin with: most words of a page begin none. */
let beginnings: ReadonlySet<string>

// biome-ignore lint/suspicious/noExplicitAny: rows of several lists
const read = async (path: string): Promise<any[]> => (await walk.call('GET', path)).data.items

/** What tells who a player is, and stands in none of their public names. */
async function personalValues(): Promise<ReadonlySet<string>> {
  const players = [
    ...(await read('/api/players?limit=1000')),
    ...(await read('/api/players?limit=1000&page=2')),
  ]
  const accounts = await read('/api/paymentsV2/withdraw/bank-accounts?limit=1000')
  const open = JSON.stringify(
    players.map(({ username, profile, operator }) => [username, profile.nickname, operator]),
  ).toLowerCase()
  const found = [
    ...players.flatMap(({ profile: { firstName, lastName, email }, registeredFrom }) => [
      ...[firstName, lastName, email, `${firstName} ${lastName}`],
      ...[registeredFrom?.ip, registeredFrom?.deviceId],
    ]),
    ...accounts.flatMap(({ cardNumber, iban, nameOnCard }) => [cardNumber, iban, nameOnCard]),
  ]
    .filter((value) => value?.length >= SHORTEST)
    .map((value: string) => value.toLowerCase())
  return new Set(found.filter((value) => !open.includes(value)))
}

const beginningsOf = (all: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...all].flatMap((value) => [...value].map((_, at) => value.slice(0, at + 1))))

/** Every run of a few words of a text that may be a value, and the digits of its numbers. */
function runs(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[^\s"'<>=&;,:()[\]{}?/\\]+/g) ?? []
  const found = new Set<string>()
  words.forEach((word, at) => {
    if (!beginnings.has(word) && !beginnings.has(word.replace(/^[.…·]+|[.…·]+$/g, ''))) return
    for (let count = 1; count <= MOST_WORDS; count++) {
      const some = words.slice(at, at + count)
      found
        .add(some.join(' '))
        .add(some.join(''))
        .add(some.join(' ').replace(/^[.…·]+|[.…·]+$/g, ''))
    }
  })
  return found
}

/** All that the browser shows and keeps, where nothing of anybody may be. */
function holdsNone(where: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const shown = `${document.documentElement.outerHTML} ${fields.map(({ value }) => value).join(' ')}`
  const kept = JSON.stringify([
    ...[{ ...localStorage }, { ...sessionStorage }, history.state],
    ...[location.href, document.title, window.name],
  ])
  const found = runs(REVIEWS.test(where) ? kept : `${shown} ${kept}`)
  expect(
    [...found].filter((each) => values.has(each)),
    where,
  ).toEqual([])
}

/** Opens a list, with a few rows where it has any. */
async function list(path: string): Promise<void> {
  await walk.open(`${path}?${FEW}`)
  await expecting(page.locator(ROW_OR_NONE).first).toBeVisible()
  await settled()
}

const isCovered = (): boolean => page.locator(OPEN).elements().some(isVisible)

const textOf = (selector: string): string =>
  page.locator(selector).elements().filter(isVisible).at(-1)?.textContent ?? ''

/** Clicks on what opens a dialog or another page, and awaits that it says more than its title. */
async function opens(element: Element): Promise<void> {
  const before = location.pathname
  ;(element as HTMLElement).click()
  await eventually(() => {
    const place = location.pathname === before ? OPEN : 'main'
    expect(textOf(place).length).toBeGreaterThan(LONGEST_TITLE)
  })
  await settled()
}

let sawPlayersDrawer = false

/** Looks at the tabs of what is open, one after the other: those of a player's drawer once, whichever list opens it. */
async function lookAtTabs(where: string): Promise<void> {
  const isPlayersDrawer = page.locator(`${OPEN} .players-head`).elements().length > 0
  if (isPlayersDrawer && sawPlayersDrawer) return
  sawPlayersDrawer ||= isPlayersDrawer
  const place = isCovered() ? page.locator(OPEN).first : page.locator('main')
  for (const tab of place.getByRole('tab').elements().slice(1)) {
    ;(tab as HTMLElement).click()
    await settled()
    holdsNone(`${where}, ${tab.textContent}`)
  }
}

async function acts(): Promise<readonly Element[]> {
  const menu = rows.first.getByRole('button', { name: /^Actions of/ })
  if (menu.elements().length === 0) return []
  await menu.click()
  await settled()
  const found = page.locator('[role=menuitem]:not([aria-disabled=true])').elements()
  return found.filter((each) => isVisible(each) && each.closest('.ant-dropdown'))
}

async function lookAtActs(path: string): Promise<void> {
  await list(path)
  const count = (await acts()).length
  press('Escape')
  for (let at = 0; at < count; at++) {
    await list(path)
    const act = (await acts())[at]
    if (act === undefined) return
    const name = act.textContent
    await opens(act)
    holdsNone(`${path}, ${name}`)
  }
}

beforeAll(async () => {
  walk = new Walk(await World.make('0fp1ayers-masked'))
  values = await personalValues()
  beginnings = beginningsOf(values)
  const { permissions } = (await walk.call('GET', '/api/users/me')).data.user
  await walk.world.control('POST', '/events', {
    type: 'userPermissionsSet',
    email: SUPER,
    permissions: permissions.filter((each: string) => each !== 'players_personal'),
  })
  await walk.signIn(SUPER)
})

afterAll(async () => {
  walk.lose()
  await walk.world.end()
})

test('there is somebody to be found', () => {
  expect(values.size).toBeGreaterThan(1000)
  expect(runs(`<b title="x">${[...values][0]}</b>`)).toContain([...values][0])
  expect(withRows.length).toBeGreaterThan(25)
})

test.each(paths)('%s shows and keeps nothing', async (path) => {
  if (!withRows.includes(path)) {
    await walk.open(path)
    return holdsNone(path)
  }
  await list(path)
  holdsNone(path)
  const [link] = rows.first.locator('[data-row-link]').elements()
  if (link === undefined) return
  await opens(link)
  holdsNone(`${path}, open`)
  await lookAtTabs(path)
  if (PROVE === '1') await lookAtActs(path)
})

test('the page of a player shows and keeps nothing', async () => {
  const [{ playerCode }] = await read('/api/players?limit=1')
  await walk.open(`/players/${playerCode}`)
  await expecting(page.getByRole('article').getByText('Joined')).toBeVisible()
  await settled()
  holdsNone('the page')
  await lookAtTabs('the page')
})
