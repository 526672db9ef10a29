import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const AREAS = join(import.meta.dirname, '../areas')
const sources = readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => [path, readFileSync(join(AREAS, path), 'utf8')] as const)

/** What acts are called: in the menu of a row, over many rows, and on a dialog's button. */
const LABELS = /\b(?:label|button|verb|submitLabel): ?'([^']+)'|submitLabel="([^"]+)"/g

/** Words for what is approved or rejected everywhere. A title may be the specification's own. */
const OTHER_WORDS = /^(Confirm|Accept|Authori[sz]e|Decline|Deny|Refuse|Disapprove)\b/

test('who decides approves or rejects: each act has one word', () => {
  const labels = sources.flatMap(([path, text]) =>
    [...text.matchAll(LABELS)].map(([, first, second]) => [path, first ?? second ?? ''] as const),
  )
  expect(labels.filter(([, label]) => /^(Approve|Reject)\b/.test(label)).length).toBeGreaterThan(10)
  expect(labels.filter(([, label]) => OTHER_WORDS.test(label))).toEqual([])
})

/** The words for one act: on one record in one area only one of them is used, in menus, on buttons and in dialogs. */
const ACTS = [
  ['Add', 'Create', 'Generate', 'New', 'Make'],
  ['Delete', 'Remove', 'Erase', 'Drop'],
  ['Edit', 'Change', 'Modify', 'Amend'],
  ['Approve', 'Confirm', 'Accept', 'Allow'],
  ['Reject', 'Decline', 'Deny', 'Refuse'],
] as const

/** `New admin`, `New channel` and `Create Gateway for Brand` are the specification's; others are made alike. */
const SPECIFIED = new Set([
  'admins: Add admin',
  'affiliates: Add affiliate',
  'channels: Add channel',
  'gateways: Add gateway',
  'operators: Add operator',
])

/** The first word and the last of a text of an act; what a text says between them may be left out of a button. */
const WORDED = /^(\w+)\b[^.?:]*?(\w+)(?: \([^)]*\))?[…?]?$/

/** What acts are called wherever they stand, titles of dialogs and buttons in sight included. */
const TEXTS = [
  /\b(?:label|title|button|submitLabel|confirmLabel|okText)(?:=|: )["'`]([^"'`$]+)["'`]/g,
  />\s*([A-Z][A-Za-z ]+)\s*<\/Button>/g,
]

test('an act on a record goes by one word in menus, on buttons and in dialogs', () => {
  const used = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    for (const [, text = ''] of TEXTS.flatMap((each) => [...source.matchAll(each)])) {
      const [, verb = '', noun = ''] = text.trim().match(WORDED) ?? []
      const act = ACTS.find((words) => (words as readonly string[]).includes(verb))
      if (!act) continue
      const key = `${path.split('/')[0]}: ${act[0]} ${noun.toLowerCase().replace(/s$/, '')}`
      used.set(key, (used.get(key) ?? new Set()).add(verb))
    }
  }
  expect(used.size).toBeGreaterThan(50)
  const several = [...used].filter(([key, verbs]) => verbs.size > 1 && !SPECIFIED.has(key))
  expect(several.map(([key, verbs]) => [key, ...verbs])).toEqual([])
})

test('the button of a form says what its title says; what is edited is saved', () => {
  const form = /\btitle="(\w+) [^"]*"(?:(?!\btitle=)[^<>])*?\bsubmitLabel="(\w+)/g
  const pairs = sources.flatMap(([, source]) =>
    [...source.matchAll(form)].map(([, title, submit]) => [title, submit]),
  )
  expect(pairs.length).toBeGreaterThan(10)
  // what is new is created, and what is topped up may be taken away, too
  const apart = [
    'Edit Save',
    'Top Send',
    'New Create',
    'Affiliate Save',
    'Cashback Save',
    'Operator Save',
  ]
  const other = pairs.filter(
    ([title, submit]) => submit !== title && !apart.includes(`${title} ${submit}`),
  )
  expect(other).toEqual([])
})

/** The lists of money and of what staff review, and what waits for somebody. */
const NEWEST_FIRST = [
  'bank_accounts',
  'cashback',
  'deposits',
  'external_wallet',
  'kyc',
  'transactions',
  'usernames',
  'wallet/Topups',
  'withdrawals',
]

test('lists of one kind have one order: the newest first, and of what waits the oldest', () => {
  const orders = sources
    .filter(([path]) => NEWEST_FIRST.some((place) => path.startsWith(place)))
    .flatMap(([, text]) =>
      [...text.matchAll(/(\w+) = defineFilters<\w+>\(\)\(\s*'([^']+)'/g)].map(
        ([, name = '', sort]) => [/PENDING|OLDEST/.test(name) ? 'what waits' : 'a list', sort],
      ),
    )
  expect(orders.length).toBeGreaterThanOrEqual(NEWEST_FIRST.length)
  const wrong = orders.filter(
    ([kind, sort]) => sort !== (kind === 'what waits' ? 'createdAt' : '-createdAt'),
  )
  expect(wrong).toEqual([])
})
