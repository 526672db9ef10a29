import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circular, forbidden, isTest } from './testing/architecture'

const SRC = import.meta.dirname
/** Imports of types count as others do. */
const IMPORTS = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
)

const targets = (file: string) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(IMPORTS)].flatMap(([, target = '']) => {
    if (target.startsWith('@/')) return [target.slice(2)]
    if (target.startsWith('.')) return [relative(SRC, resolve(SRC, dirname(file), target))]
    return []
  })

const resolved = (target: string) =>
  ENDINGS.map((ending) => target + ending).find((path) => sources.includes(path)) ?? target

describe('who may know whom', () => {
  test('no file reaches for what its place may not know', () => {
    const found = sources.flatMap((file) =>
      targets(file)
        .filter((to) => forbidden(file, to))
        .map((to) => `${file} imports ${to}`),
    )
    expect(found).toEqual([])
  })

  test('no file leads back to itself by what it imports, types included', () => {
    const ours = sources.filter((path) => !/\.test\.|\.d\.ts$|^testing\//.test(path))
    expect(ours.length).toBeGreaterThan(300)
    const imports = new Map(ours.map((file) => [file, targets(file).map(resolved)]))
    expect(circular(imports)).toEqual([])
  })

  test.each([
    ['kit/Money.tsx', 'areas/wallet/api', true],
    ['kit/Can.tsx', 'session/session', true],
    ['kit/Can.tsx', 'app/store', true],
    ['kit/display/Money.tsx', 'kit/display/None', false],
    ['kit/display/Copy.tsx', 'kit/toasts', false],
    ['kit/display/Copy.tsx', 'kit/dialog/confirm', true],
    ['kit/toasts.ts', 'kit/display/None', true],
    ['kit/dialog/StaleDialog.tsx', 'kit/form/rebase', true],
    ['kit/form/FormDialog.tsx', 'kit/dialog/confirm', false],
    ['kit/record/RecordDrawer.tsx', 'kit/list/ListPage', true],
    ['kit/bulk/BulkBar.tsx', 'kit/list/useSelection', false],
    ['kit/list/ListPage.tsx', 'kit/bulk/BulkBar', false],
    ['kit/list/ListPage.tsx', 'kit/dialogs/LoadedDialog', true],
    ['kit/dialogs/EditDialog.tsx', 'kit/form/FormDialog', false],
    ['kit/list/ListPage.tsx', 'kit/unheardOf/Piece', true],
    ['kit/unheardOf/Piece.tsx', 'kit/list/ListPage', true],
    ['session/operator.ts', 'kit/clock', false],
    ['session/operator.ts', 'areas/players', true],
    ['areas/bets/Drawer.tsx', 'areas/players', false],
    ['areas/bets/Drawer.tsx', 'areas/players/index', false],
    ['areas/bets/Drawer.tsx', 'areas/players/Drawer', true],
    ['areas/bets/Drawer.tsx', 'areas/bets/columns', false],
    ['areas/bets/Drawer.tsx', 'session/session', false],
    ['areas/bets/Drawer.tsx', 'app/store', true],
    ['areas/bets/Drawer.tsx', 'app/gate/SessionGate', true],
    ['areas/bets/Drawer.tsx', 'api/gen/hooks', false],
    ['api/base.ts', 'areas/bets', true],
    ['api/base.ts', 'kit/clock', true],
    ['app/routes.tsx', 'areas/bets/routes', false],
    ['areas/bets/Drawer.test.tsx', 'app/store', false],
    ['areas/bets/Drawer.tsx', 'testing/render', true],
  ])('%s importing %s: forbidden is %s', (from, to, expected) => {
    expect(forbidden(from, to)).toBe(expected)
  })

  test('a cycle is found with its files, whoever stands beside it', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
      ['e', ['a']],
    ])
    expect(circular(imports)).toEqual(['a', 'b', 'c'])
    expect(circular(new Map([['a', ['b']]]))).toEqual([])
  })
})

describe('one way for each thing', () => {
  const ours = sources.filter((path) => !isTest(path) && !path.startsWith('api/gen/'))
  const holding = (pattern: RegExp) =>
    ours.filter((path) => pattern.test(readFileSync(join(SRC, path), 'utf8')))

  test('only usePolling says that a query polls: it knows of session and tab', () => {
    expect(holding(/pollingInterval/)).toEqual(['session/usePolling.ts'])
  })
})

describe('what users typed', () => {
  const NAMES =
    'username|nickName|nickname|firstName|lastName|nameOnCard|playerName|opTitle|affTitle'
  /** An expression among the words of JSX: neither an attribute nor a part of a template. */
  const AMONG_WORDS = new RegExp(`(?<![=$])\\{(?:\\w+\\??\\.)*(?:${NAMES})\\}`, 'g')
  /** A value of a record's fields that is made of several. */
  const COMPOSED = new RegExp(`\\['[^']+', \\x60[^\\x60]*(?:${NAMES})\\}`, 'g')
  const bare = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !/<bdi[^>]*>$|dir="auto">$|=> $/.test(text.slice(0, index)))
      .map(([found]) => found)

  test('keeps its direction to itself wherever it stands beside other words', () => {
    const found = sources
      .filter((path) => path.endsWith('.tsx') && !/\.test\./.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(SRC, path), 'utf8')
        return [...bare(text, AMONG_WORDS), ...bare(text, COMPOSED)].map(
          (what) => `${path}: ${what}`,
        )
      })
    expect(found).toEqual([])
  })

  test.each([
    ['<p>{player.nickName} claimed</p>', 1],
    ['<p><bdi>{player.nickName}</bdi> claimed</p>', 0],
    ['<Money of={player.nickName} />', 0],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    ["['Player', `${player.username} · ${code}`]", 1],
  ])('%s: %i of it would not', (text, count) => {
    expect([...bare(text, AMONG_WORDS), ...bare(text, COMPOSED)]).toHaveLength(count)
  })
})
