import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forbidden } from './testing/architecture'

const SRC = import.meta.dirname
const IMPORT = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join(SRC, path))

const imports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, target = '']) => {
    if (target.startsWith('@/')) return [target.slice(2)]
    if (target.startsWith('.')) return [relative(SRC, resolve(dirname(file), target))]
    return []
  })

describe('who may know whom', () => {
  test('no file reaches for what its place may not know', () => {
    const found = sources.flatMap((file) => {
      const from = relative(SRC, file)
      return imports(file)
        .filter((to) => forbidden(from, to))
        .map((to) => `${from} imports ${to}`)
    })
    expect(found).toEqual([])
  })

  test.each([
    ['kit/Money.tsx', 'areas/wallet/api', true],
    ['kit/Can.tsx', 'app/session', false],
    ['kit/Can.tsx', 'app/store', true],
    ['kit/Money.tsx', 'kit/When', false],
    ['areas/bets/Drawer.tsx', 'areas/players', false],
    ['areas/bets/Drawer.tsx', 'areas/players/index', false],
    ['areas/bets/Drawer.tsx', 'areas/players/Drawer', true],
    ['areas/bets/Drawer.tsx', 'areas/bets/columns', false],
    ['areas/bets/Drawer.tsx', 'app/session', false],
    ['areas/bets/Drawer.tsx', 'app/store', true],
    ['areas/bets/Drawer.tsx', 'api/gen/hooks', false],
    ['api/base.ts', 'areas/bets', true],
    ['app/routes.tsx', 'areas/bets/routes', false],
    ['areas/bets/Drawer.test.tsx', 'app/store', false],
  ])('%s importing %s: forbidden is %s', (from, to, expected) => {
    expect(forbidden(from, to)).toBe(expected)
  })
})
