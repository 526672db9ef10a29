import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MENU_GROUPS } from '@/session/page'
import { EXCEPTIONS, exceptionsOf, type Source, sourcesIn, wholeOf } from '@/testing/oneHand'
import { sightsOf } from '@/testing/sheet'
import { pages } from './routes'

/**
 * What differs from page to page without a reason has one form. A group has a table: all surfaces that it covers, and
 * the few that are otherwise. Surfaces are found in the sources, so that a new one is covered; what is seen of a drawn
 * list (identity, toolbars, periods, columns) is held by the lists' own test.
 */
const files = sourcesIn('areas')
const styles = ['kit', 'app', 'areas'].flatMap((folder) => sourcesIn(folder, /\.css$/))
const areaOf = ({ path }: Source) => path.split('/')[0] ?? ''

/** What is otherwise than its group's rule, without those that are known to be; one that is like the rest by now. */
const amiss = (group: Parameters<typeof exceptionsOf>[0], found: readonly string[]) => ({
  otherwise: found.filter((name) => !exceptionsOf(group).includes(name)),
  likeTheRest: exceptionsOf(group).filter((name) => !found.includes(name)),
})
const NOTHING = { otherwise: [], likeTheRest: [] }

/** What the sheet of pictures shows: each page by each of its lists and sections. */
const sheet = pages.flatMap((page) => sightsOf(page).map((query) => ({ page, query })))

/** The pages of each area. */
const ofAreas = import.meta.glob<readonly { readonly path: string }[]>('../areas/*/pages.ts', {
  eager: true,
  import: 'pages',
})
const areaOfPage = new Map(
  Object.entries(ofAreas).flatMap(([file, own]) =>
    own.map(({ path }) => [path, file.split('/')[2] ?? ''] as const),
  ),
)

/** The sources of an area and of those that it takes from. */
function sourcesBehind(area: string): readonly Source[] {
  const own = files.filter((file) => areaOf(file) === area)
  const taken = own.flatMap(({ text }) =>
    [...text.matchAll(/from '@\/areas\/(\w+)/g)].map(([, name = '']) => name),
  )
  return files.filter((file) => [area, ...taken].includes(areaOf(file)))
}

test('each surface of the sheet is a page of an area whose sources are read', () => {
  const addresses = sheet.map(({ page: { path }, query }) => `${path}?${query}`)
  expect(new Set(addresses).size).toBe(sheet.length)
  const read = new Set(files.map(areaOf))
  const unread = sheet.filter(({ page: { path } }) => !read.has(areaOfPage.get(path) ?? ''))
  expect([...new Set(unread.map(({ page: { path } }) => path))]).toEqual(['/user/access'])
})

/** Words: sentence case. Names of products, of roles and what the specification quotes keep their letters. */
const QUOTED = [
  'Delete Notification',
  'Super Admin and Admin',
  'Create Gateway for Brand',
  'Include in Daily Withdraw Request',
]
const PROPER =
  /\b(Cloudflare|Auth0|Azure|Front Door|App Service|AFD|DNS|CPG|KYC|IBAN|UTC|USD|USDT|TRX|TRON|JSON|CSV|ID|URL|V1|V2|SoftGamings|Utopia|Tomani|Ctrl|Enter|Telegram|Gmail|GGR|RTP|CPA|CPR|IP|FreeBet)\b/g
const TITLES =
  /\b(?:title|label|submitLabel|confirmLabel|button|TITLE)(?:=|: | = )(?:\{`|"|'|`)([A-Z][^"'`]*)/g

const titles = files.flatMap(({ path, text }) =>
  [...text.matchAll(TITLES)].map(([, title = '']) => ({ path, name: title.trim() })),
)

test('words: titles, labels and buttons are in sentence case', () => {
  expect(titles.length).toBeGreaterThan(900)
  const cased = titles.filter(
    ({ name }) =>
      !QUOTED.includes(name) &&
      / [A-Z][a-z]/.test(
        name.replace(/[“(].*?[”)]|\$\{[^}]*\}|[.?:!]\s+[A-Z]/g, '').replace(PROPER, ''),
      ),
  )
  expect(cased).toEqual([])
})

test('words: percentages are without needless zeros and on one line, and an email is one word', () => {
  const ours = [...files, ...sourcesIn('kit'), ...sourcesIn('app')]
  const apart = ours.filter(({ text }) => /\} %|' %|\bformatted\([^`\n]*\)\}\$\{PERCENT/.test(text))
  expect(apart.map(({ path }) => path)).toEqual([])
  expect(ours.filter(({ text }) => text.includes('percentText(')).length).toBeGreaterThanOrEqual(6)
  const spelled = ours.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => /e-mail/i.test(line) && !/^\s*(\/?\*|\/\/)|\be-mail\|/.test(line))
      .map((line) => [path, line]),
  )
  expect(spelled).toEqual([])
})

/** A filter with values of its own: its name, and what is said of it. */
const CHOICE = /^ +(\w+): \{\s*((?:[^{}]|\{[^{}]*\})*?\bvalues: (\w+)(?:[^{}]|\{[^{}]*\})*)\}/gm
/** Values that are words as they are: currencies, endings of files, and the vendor’s own. */
const WORDS_ALREADY =
  /^(currencyValues|paymentCurrencyValues|mediaExtensionValues|auth0TypeValues|SHOWN)$/

test('words: what a filter may be is said in words, not in codes of the wire', () => {
  const choices = files.flatMap((file) =>
    [...file.text.matchAll(CHOICE)].map(([, name = '', said = '', values = '']) => ({
      area: areaOf(file),
      name,
      said,
      values,
    })),
  )
  expect(choices.length).toBeGreaterThan(75)
  const coded = choices
    .filter(({ said, values }) => !/\b(labels|options):/.test(said) && !WORDS_ALREADY.test(values))
    .filter(({ area, name }) => {
      const labelled = new RegExp(`^ +${name}: \\{(?:[^{}]|\\{[^{}]*\\})*\\blabels\\b`, 'm')
      return !sourcesBehind(area).some(({ text }) => labelled.test(text))
    })
  expect(coded).toEqual([])
})

test('toolbars: a list that is drawn in a way of its own has its acts above the filters, too', () => {
  const own = files.filter(({ text }) => text.includes('kit-list-bar'))
  expect(own.map(({ path }) => path)).toEqual(['games/GameGrid.tsx'])
  const [head = 0, acts = 0, bar = 0] = ['kit-list-head', 'kit-list-acts', 'kit-list-bar'].map(
    (place) => own[0]?.text.indexOf(place),
  )
  expect([head > 0, acts > head, bar > acts]).toEqual([true, true, true])
})

test('queues: what waits has its tabs, not a field among the filters', () => {
  const queues = files.filter(({ text }) => text.includes("waits: { status: 'PENDING' }"))
  expect(queues.map(areaOf).sort()).toEqual(['bank_accounts', 'kyc', 'usernames'])
  const withField = queues.filter(({ text }) => /^ +status: \{ values:/m.test(text))
  expect(withField.map(({ path }) => path)).toEqual([])
  const areas = queues.map(areaOf)
  const tabs = files.filter(({ text }) => text.includes('<StatusTabs'))
  expect(areas.filter((area) => !tabs.map(areaOf).includes(area))).toEqual([])
})

test('before and after: what will be there stands in the one table', () => {
  const users = files.filter(({ text }) => /<BeforeAfter\b/.test(text))
  expect(users.length).toBeGreaterThanOrEqual(10)
  const own = files.filter(({ text }) => /\bNow: |>Now</.test(text) && !/<BeforeAfter\b/.test(text))
  const known = exceptionsOf('before and after')
  expect(own.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
  expect(known.filter((path) => !files.some((file) => file.path === path))).toEqual([])
})

test('queues: what waits opens the oldest first, with its age', () => {
  const badges = pages.flatMap(({ path, menu }) =>
    menu?.badge && menu.badge !== 'unread' ? [[menu.badge, areaOfPage.get(path) ?? '']] : [],
  )
  expect(badges.length).toBeGreaterThanOrEqual(10)
  const late = badges.filter(([, area = '']) => {
    const own = files.filter((file) => areaOf(file) === area).map(({ text }) => text)
    const isOldestFirst = own.some((text) =>
      /waits: \{ status: |defineFilters<\w+>\(\)\('createdAt'/.test(text),
    )
    const hasAge = own.some((text) => /'waiting'|: ageField/.test(text))
    return !isOldestFirst || !hasAge
  })
  expect(
    amiss(
      'queues',
      late.map(([badge = '']) => badge),
    ),
  ).toEqual(NOTHING)
})

test('drawer and page: each full page has its way back', () => {
  const full = files.filter(({ text }) => /<(Plain)?RecordPage\b/.test(text))
  expect(full.length).toBeGreaterThanOrEqual(11)
  const lost = full.filter(({ text }) => !/\bback[=:]|\bback:/.test(text))
  expect(
    amiss(
      'drawer and page',
      lost.map(({ path }) => path),
    ),
  ).toEqual(NOTHING)
})

test('drawer and page: what decides is a button in the head, with its key', () => {
  const declared = files.filter(({ text }) => /defineDecisions\(|decisionKey:/.test(text))
  expect(declared.map(areaOf).sort()).toEqual([
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
  const [head] = sourcesIn('kit/record', /^RecordDrawer\.tsx$/)
  expect(head?.text).toContain('<DecisionButtons')
})

const DIALOGS =
  /(?<!\w)<(?:(?:Form|Edit|Progress|ReadOnly)Dialog|DecisionForm)\b|<(?:Modal|Drawer)\b(?= |\n)|(?<=\bconfirm\()\{/g
const DANGEROUS =
  /(?:submit|confirm|ok)(?:Label|Text)(?:=|: )[^A-Za-z]{0,3}(Delete|Remove|Reset|Reject|Block|Force|Discard|Revoke)/

test('dialogs: each has its title and says its act; what deletes, rejects or blocks is red', () => {
  const dialogs = files.flatMap(({ path, text }) =>
    [...text.matchAll(DIALOGS)].map(({ index }) => ({ path, text: wholeOf(text, index) })),
  )
  expect(dialogs.length).toBeGreaterThan(120)
  const wrong = dialogs.filter(({ text }) => {
    const isNamed = /\btitle\w*(=|:|,)|\{\.\.\.\w+/.test(text)
    const saysAct =
      (!text.startsWith('<Modal') || /\b(okText|footer)\b/.test(text)) &&
      (!text.startsWith('{') || /\bconfirmLabel\b/.test(text))
    const isRed = !DANGEROUS.test(text) || /\bdanger\b/.test(text)
    return !isNamed || !saysAct || !isRed
  })
  expect(
    amiss(
      'dialogs',
      wrong.map(({ path }) => path),
    ),
  ).toEqual(NOTHING)
})

/** What shuts a person or a site out is deleted by its name, all else by the word. */
const DELETED_BY_NAME = [
  ...['admins/actions.tsx', 'affiliates/DeleteAffiliate.tsx', 'brands/DeleteBrand.tsx'],
  ...['domains_v1/useDeleteZone.tsx', 'domains_v2/DomainActionList.tsx'],
  'players/DeletePlayer.tsx',
]

test('dialogs: what is deleted is asked for by one word, and who is, by name', () => {
  const words = files.flatMap(({ path, text }) =>
    /delete/i.test(text)
      ? [...text.matchAll(/\b(?:confirmWord: |word=\{)([\w.('’]+)/g)].map(([, word = '']) => ({
          path,
          isName: /^typableName\(|\.|Name$/.test(word),
        }))
      : [],
  )
  expect(words.length).toBeGreaterThan(30)
  const named = words.filter(({ isName }) => isName).map(({ path }) => path)
  expect([...new Set(named)].sort()).toEqual(DELETED_BY_NAME)
})

test('focus: no style takes the ring away without one of its own', () => {
  const rules = styles.flatMap(({ text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      selector: selector.replace(/\/\*[\s\S]*?\*\//g, '').trim(),
      body,
    })),
  )
  expect(rules.length).toBeGreaterThan(700)
  const nameIn = (selector: string) => /\.[\w-]+/.exec(selector)?.[0] ?? selector
  const hasRing = (name: string) =>
    rules.some(
      ({ selector, body }) =>
        nameIn(selector) === name &&
        /:focus(-visible|-within)/.test(selector) &&
        /box-shadow: |outline: [^0n]/.test(body),
    )
  const bare = rules
    .filter(({ body }) => /\boutline: (0|none)/.test(body))
    .map(({ selector }) => nameIn(selector))
  expect(
    amiss(
      'focus',
      bare.filter((name) => !hasRing(name)),
    ),
  ).toEqual(NOTHING)
  const rings = rules.flatMap(({ body }) => [...body.matchAll(/outline: (\d+px) solid/g)])
  expect(new Set(rings.map(([, width]) => width))).toEqual(new Set(['2px']))
})

/** Pieces of the kit that draw what is awaited and what failed, each in its one way. */
const READS = /<(ListPage|Loaded|RecordPage|PlainRecordPage|RecordDrawer|Feed|Failure)\b/
/** Pages that ask for nothing that they show. */
const WITHOUT_READS = ['whats_new']

const surfacesWithout = (pieces: RegExp) =>
  sheet
    .map(({ page: { path } }) => areaOfPage.get(path) ?? '')
    .filter((area) => area && !WITHOUT_READS.includes(area))
    .filter((area) => !sourcesBehind(area).some(({ text }) => pieces.test(text)))

const importing = (names: string) =>
  [...files, ...sourcesIn('app')]
    .filter(({ text }) =>
      new RegExp(`import \\{[^}]*\\b(${names})\\b[^}]*\\} from 'antd'`).test(text),
    )
    .map(({ path }) => path)

test('failure: what could not be read is told by the one block', () => {
  expect(amiss('failure', [...surfacesWithout(READS), ...importing('Result')])).toEqual(NOTHING)
  const blocks = files.flatMap(({ path, text }) =>
    [...text.matchAll(/<Failure\b/g)].map(({ index }) => [path, wholeOf(text, index)] as const),
  )
  expect(blocks.length).toBeGreaterThanOrEqual(2)
  expect(blocks.filter(([, text]) => !/doing="[a-z]|doing=\{/.test(text))).toEqual([])
})

test('loading: what is awaited has the kit’s skeleton', () => {
  expect(amiss('loading', [...surfacesWithout(READS), ...importing('Spin|Skeleton')])).toEqual(
    NOTHING,
  )
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
  expect(page).toContain('id="first"')
})

/** A record, or the form of a new one: its list leads there. */
const IS_LED_TO = /:|\/new$/

test('menu: what is no record stands in it, each entry in a place and by a word of its own', () => {
  const unlisted = pages.filter(({ menu, path }) => !menu && !IS_LED_TO.test(path))
  expect(
    amiss(
      'menu',
      unlisted.map(({ path }) => path),
    ),
  ).toEqual(NOTHING)
  const entries = pages.flatMap(({ menu }) => (menu ? [menu] : []))
  expect(entries.length + pages.filter(({ menu }) => !menu).length).toBe(pages.length)
  for (const group of MENU_GROUPS) {
    const own = entries.filter((entry) => entry.group === group)
    expect([group, new Set(own.map(({ order }) => order)).size]).toEqual([group, own.length])
  }
  expect(entries.filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([])
})

test('help: each page opens the part of the handbook that is about it', () => {
  const handbook = readFileSync(join(import.meta.dirname, '../../../docs/handbook.md'), 'utf8')
  const parts = [...handbook.matchAll(/^## (.+)\n\n<!-- pages: (.+) -->/gm)]
  const slugs = parts.flatMap(([, , names = '']) => names.split(' '))
  expect(new Set(slugs).size).toBe(slugs.length)
  const lost = sheet.filter(({ page: { help } }) => !slugs.includes(help))
  expect(
    amiss(
      'help',
      lost.map(({ page: { path } }) => path),
    ),
  ).toEqual(NOTHING)
})

test('of all 14 groups together 25 surfaces are exceptions at the most, each with a reason of one line', () => {
  expect(Object.keys(EXCEPTIONS)).toHaveLength(14)
  const reasons = Object.values(EXCEPTIONS).flatMap((group) => Object.values<string>(group))
  expect(reasons.length).toBeLessThanOrEqual(25)
  expect(reasons.filter((reason) => reason.length < 10 || reason.length > 80)).toEqual([])
})
