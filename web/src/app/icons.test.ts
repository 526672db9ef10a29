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
  InfoCircle: /Help|Additional details/,
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

/** What an icon of the menu stands for. The first that an entry's words or path fit is its own. */
const PAGES: readonly (readonly [icon: string, RegExp])[] = [
  ['ClockCircle', /^Pending /],
  ['Gift', /^Bonuses|free bets/],
  ['Unlock', /releases/],
  ['Audit', /claims/],
  ['Swap', /transaction(s| history)/i],
  ['Profile', /records/],
  ['FileText', /invoices|billing/],
  ['Appstore', /games/i],
  ['Build', /providers/],
  ['BarChart', /financial|Profit history/],
  ['ShareAlt', /affiliate/i],
  ['Link', /channels/i],
  ['Import', /Gateways/],
  ['Gold', /treasur/i],
  ['Wallet', /Balances|wallet/],
  ['Bank', /Bank accounts/],
  ['VerticalAlignBottom', /deposit/i],
  ['VerticalAlignTop', /^Withdrawals/],
  ['Rollback', /Cashback/],
  ['PlusSquare', /Topups/],
  ['Dollar', /Exchange rates/],
  ['Trophy', /Tournament/],
  ['Thunderbolt', /bets/i],
  ['Dashboard', /dashboard/i],
  ['Team', /^Players|Registration/],
  ['Idcard', /Usernames/],
  ['FileProtect', /Documents/],
  ['Partition', /Flows/],
  ['CustomerService', /^Support/],
  ['Tool', /Tech support/],
  ['Alert', /Risk/],
  ['Notification', /Banners/],
  ['Block', /cards/],
  ['Message', /Modals/],
  ['Picture', /Slides/],
  ['Menu', /Menus/],
  ['Layout', /Footer/],
  ['File', /Pages/],
  ['Book', /Blog/],
  ['Bell', /notifications/i],
  ['FileImage', /Media/],
  ['Apartment', /Operators/],
  ['Tags', /Brands/],
  ['Setting', /General/],
  ['Global', /Domains/],
  ['Cloud', /Cloudflare/],
  ['Solution', /Admins/],
  ['SafetyCertificate', /Roles/],
  ['Key', /Permissions|access/],
  ['Translation', /Translations/],
  ['Code', /^Dev/],
  ['History', /Activities/],
  ['Lock', /Reveals/],
  ['Fund', /Status/],
  ['User', /^Profile/],
  ['Bulb', /new$/],
]

const nameOf = (icon: object): string =>
  (icon as { displayName?: string }).displayName?.replace(/Outlined$/, '') ?? ''

test('an icon of the menu stands for one thing, and each thing has one icon', () => {
  expect(new Set(PAGES.map(([icon]) => icon)).size).toBe(PAGES.length)
  const entries = pages.flatMap(({ menu, path }) => (menu ? [{ ...menu, path }] : []))
  expect(entries.length).toBeGreaterThan(90)
  const own = ({ label }: (typeof entries)[number]) => PAGES.find(([, words]) => words.test(label))
  const other = entries.filter((entry) => own(entry)?.[0] !== nameOf(entry.icon))
  expect(other.map(({ label, icon }) => `${label}: ${nameOf(icon)}`)).toEqual([])
  const idle = PAGES.filter((meaning) => !entries.some((entry) => own(entry) === meaning))
  expect(idle).toEqual([])
})

/** Tools over a text and over an image. */
const TOOLS = ['areas/cms/RichText.tsx', 'areas/kyc/ImageViewer.tsx']

test('what stands in the menu and on a button means the same on both', () => {
  const both = uses.filter(
    ({ path, icon }) =>
      PAGES.some(([known]) => known === icon) && !TOOLS.some((tool) => tool.endsWith(path)),
  )
  expect(new Set(both.map(({ icon }) => icon))).toEqual(
    new Set(['Bell', 'History', 'Lock', 'Wallet']),
  )
  const apart = both.filter(({ icon }) => !MEANINGS[icon])
  expect(apart).toEqual([])
})
