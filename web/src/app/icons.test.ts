import { expect, test } from 'vitest'
import { sourcesIn } from '@/testing/oneHand'
import { pages } from './routes'

/** What an icon on a button says, by the words that stand beside it; those of editors and viewers are their own. */
const MEANINGS: Readonly<Record<string, RegExp>> = {
  Plus: /Add|New|Create|Give/,
  Delete: /Delete|Remove/,
  Edit: /Edit|Change/,
  Download: /Export|Download|CSV|report/i,
  Printer: /Print/,
  Search: /Find|Search/i,
  Reload: /Refresh|Check|again/,
  Filter: /filters/,
  Calendar: /Period|label/,
  History: /activit/i,
  Export: /Open full page|new tab|page|Opens|ticket/i,
  InfoCircle: /Help|details/,
  Table: /Columns/,
  Pushpin: /Views/,
  Copy: /Copy/,
  Bell: /Notifications/,
  Wallet: /Wallet/,
  Lock: /Reveal|masked/i,
  EyeInvisible: /Mask/,
  CreditCard: /card/i,
  Holder: /Move|Drag/i,
}

const files = ['kit', 'app', 'areas'].flatMap((folder) => sourcesIn(folder, /\.tsx$/))
const uses = files.flatMap(({ path, text }) =>
  [...text.matchAll(/<(\w+)(?:Outlined|Filled)\b/g)].map(({ 1: icon = '', index }) => ({
    path,
    icon,
    around: text.slice(Math.max(0, index - 400), index + 400),
  })),
)

test('an icon has one meaning wherever it stands on a button', () => {
  const known = uses.filter(({ icon }) => icon in MEANINGS)
  expect(known.length).toBeGreaterThan(45)
  const other = known.filter(({ icon, around }) => !MEANINGS[icon]?.test(around))
  expect(other.map(({ path, icon }) => `${path} ${icon}`)).toEqual([])
})

test('within a group of the menu an icon stands for pages of one kind, and gateways have one everywhere', () => {
  const entries = pages.flatMap(({ menu, path }) => (menu ? [{ ...menu, path }] : []))
  const wordsOf = ({ label, path }: (typeof entries)[number]): readonly string[] =>
    `${label} ${path.replace(/^\/(settings|withdraw|deposit|reports|cms)\//, '')}`
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  const apart = entries.filter((one, at) =>
    entries
      .slice(0, at)
      .filter(({ group, icon }) => group === one.group && icon === one.icon)
      .some((other) => !wordsOf(other).some((word) => wordsOf(one).includes(word))),
  )
  expect(apart.map(({ label }) => label)).toEqual([])
  const gateways = entries.filter(({ label }) => label.startsWith('Gateways'))
  expect(new Set(gateways.map(({ icon }) => icon)).size).toBe(1)
})
