import { expect, test } from 'vitest'
import { domainActions } from '@/areas/domains_v2/labels'
import { type Source, sourcesIn } from '@/testing/oneHand'

const asPair = ({ path, text }: Source) => [path, text] as const
const sources = sourcesIn('areas').map(asPair)

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
  const several = [...used].filter(([, verbs]) => verbs.size > 1)
  expect(several.map(([key, verbs]) => [key, ...verbs])).toEqual([])
})

test('what is made is created or added: its button and its dialog do not say New', () => {
  const made = sources.flatMap(([path, text]) =>
    [...text.matchAll(/\btitle=(?:"|\{`)New [^"`]*|>\s*New [a-z ]+\s*</g)].map(([name]) => [
      path,
      name,
    ]),
  )
  expect(made).toEqual([])
})

test('the button of a form says what its title says; what is edited is saved', () => {
  const form = /\btitle="(\w+) [^"]*"(?:(?!\btitle=)[^<>])*?\bsubmitLabel="(\w+)/g
  const pairs = sources.flatMap(([, source]) =>
    [...source.matchAll(form)].map(([, title, submit]) => [title, submit]),
  )
  expect(pairs.length).toBeGreaterThan(10)
  // what is topped up may be taken away, too
  const apart = ['Edit Save', 'Top Send', 'Affiliate Save', 'Cashback Save', 'Operator Save']
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

/** What is asked before an act, with the button that agrees to it; both as they stand in the source. */
const QUESTION =
  /\btitle: ((?:(?!\btitle: )[^\n])+),\n(?:(?!\btitle: )[\s\S])*?\bconfirmLabel: ([^\n]+),\n/g

/** The first word of each text of an expression, a name within it left out. */
const verbsOf = (expression: string): readonly string[] =>
  [...expression.matchAll(/['`]\$?\{?(?:\w+ \? ')?([A-Z]\w+)/g)].map(([, verb = '']) => verb)

test('what is asked before an act is a question: its verb, what it is of, and the name of that', () => {
  const questions = [
    ...sources,
    ...sourcesIn('kit').map(asPair),
    ...sourcesIn('app').map(asPair),
  ].flatMap(([path, text]) =>
    [...text.matchAll(QUESTION)].map(([, title = '', button = '']) => ({ path, title, button })),
  )
  expect(questions.length).toBeGreaterThan(45)
  const isQuestion = (title: string) => /\?['`]$/.test(title) || /\bquestion\(/.test(title)
  expect(questions.filter(({ title }) => !isQuestion(title))).toEqual([])
  const isUnclear = (title: string) => /\b(the|a|an) |^`\w+ \$\{quotedName/.test(title)
  expect(questions.filter(({ title }) => isUnclear(title))).toEqual([])
  const apart = questions.filter(({ title, button }) => {
    const [asked, said] = [verbsOf(title), verbsOf(button)]
    return asked.length > 0 && said.length > 0 && !said.every((verb) => asked.includes(verb))
  })
  expect(apart).toEqual([])
  for (const { question, label } of Object.values(domainActions))
    expect(question('“x”')).toMatch(new RegExp(`^${label.split(' ')[0]} .*“x”.*\\?$`))
})
