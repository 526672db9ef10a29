import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chunksOf, type Entry, type Piece } from '../chunkPlan'
import { pageModules } from '../pageFiles'
import { pages } from './app/routes'

const piece = (name: string, size: number, ...imports: readonly string[]): Piece => ({
  name,
  size,
  imports,
})

const entry = (needs: string, mostFiles: number, has = ''): Entry => ({
  needs: new Set(needs.split(' ')),
  has: new Set(has.split(' ')),
  weight: 1,
  mostFiles,
  mostBytes: 100_000,
})

const planOf = (pieces: readonly Piece[], ...entries: readonly Entry[]) =>
  chunksOf(pieces, entries)
    .map((names) => names.join(''))
    .sort()

describe('which pieces become one chunk', () => {
  test('none where no page loads too many files', () => {
    expect(planOf([piece('a', 10), piece('b', 10)], entry('a b', 2))).toEqual(['a', 'b'])
  })

  test('those that the same pages load, before others', () => {
    const pieces = [piece('a', 10), piece('b', 300), piece('c', 300)]
    expect(planOf(pieces, entry('a b c', 2), entry('b c', 2), entry('a', 2))).toEqual(['a', 'bc'])
  })

  test('the smaller one, where a page has to load what it does not need', () => {
    const pieces = [piece('a', 10), piece('b', 300), piece('c', 300)]
    const [one, two, three] = [entry('a b c', 2), entry('b', 2), entry('c', 2)]
    expect(planOf(pieces, one, two, three)).not.toContain('bc')
  })

  test('with what was there anyway, at no cost', () => {
    const pieces = [piece('a', 500), piece('b', 100), piece('c', 100)]
    expect(planOf(pieces, entry('a', 1), entry('b c', 1, 'a'))).toEqual(['ab', 'c'])
  })

  test('never so that chunks import a circle', () => {
    const pieces = [piece('a', 10, 'b'), piece('b', 10, 'c'), piece('c', 10)]
    const plans = planOf(pieces, entry('a b c', 2), entry('b c', 2), entry('c', 2))
    expect(plans).not.toContain('ac')
    expect(plans.length).toBe(2)
  })

  test('one that is full takes no more of what it does not need', () => {
    const pieces = [piece('a', 90_000), piece('b', 9_000), piece('c', 9_000)]
    expect(planOf(pieces, entry('a b', 3), entry('b c', 1))).toEqual(['a', 'b', 'c'])
    expect(planOf(pieces, entry('b', 3), entry('b c', 1))).toEqual(['a', 'bc'])
  })
})

describe('the modules that a page is loaded by', () => {
  const modules = pageModules()

  test('are known of each page', () => {
    expect([...modules.keys()].sort()).toEqual(pages.map(({ path }) => path).sort())
  })

  test('are there', () => {
    const isThere = (module: string) => ['.ts', '.tsx'].some((end) => existsSync(module + end))
    for (const [path, own] of modules) {
      expect(own, path).not.toEqual([])
      expect(own.filter((module) => !isThere(module))).toEqual([])
    }
  })
})
