import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { averages, mean, median, screensOf } from './testing/budgets'

const SRC = import.meta.dirname
const AREAS = join(SRC, 'areas')
const isOurs = (path: string) => /\.tsx?$/.test(path) && !/\.test\./.test(path)
const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isOurs)
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)
const files = new Map(read(AREAS))
const screens = screensOf(files)

const MOST_ON_AVERAGE = 110
const MOST_MEDIAN = 75
/** Areas whose screens are longer on average, each with the reason. */
const LONGER: Readonly<Record<string, string>> = {
  provider_payment:
    'its one dialog chooses, instructs and follows what arrives, as the specification has it in one place',
  roles_permissions:
    'a role is edited by moving permissions between two lists, in the drawer that shows it',
  tournaments:
    'a tournament’s page holds its terms, prizes and ranking; its form closes fields one by one',
}
/** The model area: whoever adds one reads all of it. */
const MODEL = { area: 'bank_accounts', most: 300 }

describe('how long screens are', () => {
  test(`${screens.length} screens have a median of at most ${MOST_MEDIAN} lines`, () => {
    expect(screens.length).toBeGreaterThan(100)
    expect(median(screens.map(({ lines }) => lines))).toBeLessThanOrEqual(MOST_MEDIAN)
  })

  test(`no area's have more than ${MOST_ON_AVERAGE} on average, but for a reason`, () => {
    const long = [...averages(screens)].filter(([, lines]) => lines > MOST_ON_AVERAGE)
    expect(long.map(([area]) => area).sort()).toEqual(Object.keys(LONGER).sort())
  })

  test('the model area can be read at one sitting', () => {
    const own = [...files].filter(([path]) => path.startsWith(`${MODEL.area}/`))
    const lines = own.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0)
    expect(lines).toBeLessThanOrEqual(MODEL.most)
  })

  test('a screen is a page or an exported drawer, dialog, tab or panel; a file’s share its lines', () => {
    const sample = new Map([
      ['bets/pages.ts', "load: () =>\n  import('./Bets').then(({ Bets }) => ({ Page: Bets })),"],
      ['bets/Bets.tsx', 'export function Bets() {\n}\nfunction OwnPanel() {}\n'],
      ['bets/parts.tsx', 'export function OneDialog() {}\nexport const TwoTab = 1\n'],
    ])
    expect(screensOf(sample)).toEqual([
      { area: 'bets', name: 'Bets', lines: 3 },
      { area: 'bets', name: 'OneDialog', lines: 1 },
      { area: 'bets', name: 'TwoTab', lines: 1 },
    ])
    expect([mean([1, 2, 6]), median([5, 1, 3]), median([1, 2, 4, 9])]).toEqual([3, 3, 3])
  })
})

describe('what is left to the kit', () => {
  const outside = ['areas', 'app'].flatMap((folder) =>
    read(join(SRC, folder)).map(([path, text]) => [`${folder}/${path}`, text] as const),
  )
  const OPEN_DIALOG = /onClose=\{\(\) => set\w+\(null\)\}/
  const held = (text: string) => /useState<[^;]*?\| null>\(/.test(text) && OPEN_DIALOG.test(text)

  test('no state holds an open dialog: useDialog opens it', () => {
    expect(outside.filter(([, text]) => held(text)).map(([path]) => path)).toEqual([])
  })

  test('no record’s page is drawn by hand: RecordPage is', () => {
    expect(outside.filter(([, text]) => text.includes('<article')).map(([path]) => path)).toEqual(
      [],
    )
  })

  test.each([
    ['const [a, setA] = useState<Bet | null>(null)\n{a && <D onClose={() => setA(null)} />}', true],
    ['const [a, setA] = useState<Bet | null>(null)\n<D value={a} />', false],
  ])('%s: held by a state is %s', (text, expected) => {
    expect(held(text)).toBe(expected)
  })
})
