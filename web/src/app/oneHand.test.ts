import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from './routes'

/**
 * What differs from page to page without a reason has one form. A group has a table: all surfaces that it covers, and
 * the few that are otherwise, each with its reason. Surfaces are found in the sources, so that a new one is covered.
 */
const AREAS = join(import.meta.dirname, '../areas')
const files = readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(AREAS, path), 'utf8') }))
const areas = [...new Set(files.map(({ path }) => path.split('/')[0] ?? ''))]

type Exceptions = Readonly<Record<string, string>>
const everywhere: Exceptions[] = []
const exceptions = (given: Exceptions): Exceptions => {
  everywhere.push(given)
  return given
}
const without = <Found extends { readonly name: string }>(found: Found[], given: Exceptions) =>
  found.filter(({ name }) => !(name in given))

/** The sheet photographs each page by each of its lists and sections. */
const surfaces = pages.flatMap(({ path, lists = {}, sections = {} }) => {
  const queries = [...new Set([...Object.values(lists), ...Object.values(sections)])]
  return (queries.length > 0 ? queries : ['']).map((query) => `${path}?${query}`)
})

test('every page that the sheet shows is covered: its area’s sources are read', () => {
  expect(new Set(surfaces).size).toBe(surfaces.length)
  const folders = new Set(areas)
  const declared = files.filter(({ path }) => path.endsWith('/pages.ts'))
  const paths = declared.flatMap(({ text }) =>
    [...text.matchAll(/\bpath:? ?'(\/[^']*)'|path: (\w+)/g)].map(([, path]) => path),
  )
  expect(declared.every(({ path }) => folders.has(path.split('/')[0] ?? ''))).toBe(true)
  expect(paths.length).toBeGreaterThan(90)
})

/** Words: sentence case. Names of products, of roles and what the specification quotes keep their letters. */
const WORDS = exceptions({
  'Super Admin and Admin': 'quoted by the specification',
  'Create Gateway for Brand': 'quoted by the specification',
  'Include in Daily Withdraw Request': 'quoted by the specification',
})
const PROPER =
  /\b(Cloudflare|Auth0|Azure|Front Door|App Service|AFD|DNS|CPG|KYC|IBAN|UTC|USD|USDT|TRX|TRON|JSON|CSV|ID|URL|V1|V2|SoftGamings|Utopia|Tomani|Ctrl|Enter|Telegram|Gmail|GGR|RTP|CPA|CPR|IP|FreeBet)\b/g
const TITLES =
  /\b(?:title|label|submitLabel|confirmLabel|button|TITLE)(?:=|: | = )(?:\{`|"|'|`)([A-Z][^"'`]*)/g

const titles = files.flatMap(({ path, text }) =>
  [...text.matchAll(TITLES)].map(([, title = '']) => ({ path, name: title.trim() })),
)

test('words: titles, labels and buttons are in sentence case', () => {
  expect(titles.length).toBeGreaterThan(900)
  const cased = titles.filter(({ name }) =>
    / [A-Z][a-z]/.test(
      name.replace(/[“(].*?[”)]|\$\{[^}]*\}|[.?:!]\s+[A-Z]/g, '').replace(PROPER, ''),
    ),
  )
  expect(without(cased, WORDS)).toEqual([])
})

/** Words: an act's dialog says in its button what its title says. */
const DIALOG = /\btitle="(\w+)( [^"]*)"(?:(?!\btitle=)[^<>])*?\bsubmitLabel="(\w+)[^"]*"/g
/** A form that makes or changes a record says what it does with it; a top-up may take away, too. */
const FORMS: Readonly<Record<string, string>> = { New: 'Create', Edit: 'Save', Top: 'Send' }

test('words: the verb of a dialog’s title is its button’s', () => {
  const dialogs = files.flatMap(({ text }) =>
    [...text.matchAll(DIALOG)].map(([, verb = '', rest = '', button = '']) => ({
      name: verb + rest,
      verb,
      button,
    })),
  )
  expect(dialogs.length).toBeGreaterThan(30)
  const apart = dialogs.filter(({ verb, button }) => button !== verb && button !== FORMS[verb])
  expect(apart).toEqual([])
})

/** Before and after: one table. */
const MOVES = exceptions({
  'reports/WhatChanged.tsx': 'compares two periods: nothing is about to change',
  'games/Changes.tsx': 'has a row for each game, with why some are left as they are',
  'translations/ReportOf.tsx': 'has a row for each text and language, with what differs within',
  'billing_v2/Comparison.tsx': 'adds up, which the table of moves does not',
})

test('before and after: what will be there stands in the one table', () => {
  const users = files.filter(({ text }) => /<BeforeAfter\b/.test(text))
  expect(users.length).toBeGreaterThanOrEqual(10)
  const own = files
    .filter(({ text }) => /\bNow: |>Now</.test(text) && !/<BeforeAfter\b/.test(text))
    .map(({ path }) => ({ name: path }))
  expect(without(own, MOVES)).toEqual([])
})

/** Queues: each badge leads to a list that opens on what waits, the oldest first, with its age. */
const QUEUES = exceptions({
  tickets: 'are ordered by priority',
  risk: 'is ordered by the score',
  overdueInvoices: 'leads to invoices, which are paid, not decided',
  unread: 'leads to notifications',
})

test('queues: what waits opens the oldest first, with its age', () => {
  const badges = files
    .filter(({ path }) => path.endsWith('/pages.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/badge: '(\w+)'/g)].map(([, badge = '']) => ({
        name: badge,
        area: path.split('/')[0] ?? '',
      })),
    )
  expect(badges.length).toBeGreaterThanOrEqual(11)
  const late = without(badges, QUEUES).filter(({ area }) => {
    const own = files.filter(({ path }) => path.startsWith(`${area}/`)).map(({ text }) => text)
    const isOldestFirst = own.some((text) =>
      /waits: \['status', 'PENDING'\]|defineFilters<\w+>\(\)\('createdAt'/.test(text),
    )
    const hasAge = own.some((text) => /'waiting'|: ageField/.test(text))
    return !isOldestFirst || !hasAge
  })
  expect(late).toEqual([])
})

/** Drawer and page: decisions stand in the head, a full page has a way back, and its drawer a way to it. */
const WAYS = exceptions({
  'affiliates/StatementPage.tsx': 'links to the record that it is of',
})

test('drawer and page: each full page has its way back', () => {
  const full = files.filter(({ text }) => /<(Plain)?RecordPage\b/.test(text))
  expect(full.length).toBeGreaterThanOrEqual(11)
  const lost = full
    .filter(({ text }) => !/\bback[=:]|\bback:/.test(text))
    .map(({ path }) => ({ name: path }))
  expect(without(lost, WAYS)).toEqual([])
})

test('drawer and page: what decides is a button in the head, with its key', () => {
  const declared = files.filter(({ text }) => /defineDecisions\(|decisionKey:/.test(text))
  expect(declared.map(({ path }) => path.split('/')[0]).sort()).toEqual([
    'affiliates',
    'bank_accounts',
    'cashback',
    'deposits',
    'kyc',
    'tournaments',
    'transactions',
    'transactions',
    'usernames',
    'withdrawals',
  ])
  const head = readFileSync(join(AREAS, '../kit/record/RecordDrawer.tsx'), 'utf8')
  expect(head).toContain('<DecisionButtons')
})

test('of all groups together 13 surfaces are exceptions at the most, each with a reason', () => {
  const all = everywhere.flatMap((each) => Object.entries(each))
  expect(all.length).toBeLessThanOrEqual(13)
  expect(all.filter(([, reason]) => reason.length < 10)).toEqual([])
})
