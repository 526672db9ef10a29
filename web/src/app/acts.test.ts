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
      [...text.matchAll(/(\w+) = \{\s*sort: '([^']+)'/g)].map(([, name = '', sort]) => [
        /PENDING|OLDEST/.test(name) ? 'what waits' : 'a list',
        sort,
      ]),
    )
  expect(orders.length).toBeGreaterThanOrEqual(NEWEST_FIRST.length)
  const wrong = orders.filter(
    ([kind, sort]) => sort !== (kind === 'what waits' ? 'createdAt' : '-createdAt'),
  )
  expect(wrong).toEqual([])
})
