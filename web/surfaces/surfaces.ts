import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest'
import { browser } from './browser'
import { CHECKS, type Checks } from './checks'
import { expecting } from './expecting'
import type { Locator } from './locator'
import { settled } from './settled'
import { logTail, type Row, rowsOf } from './table'
import { toasts, watchToasts } from './toasts'
import { Walk } from './walk'
import { World } from './world'

/** Leads to a part of the console, and answers it. */
export type Surface = (walk: Walk) => Locator | Promise<Locator>

export type Surfaces = Readonly<Record<string, Surface>>

const COMPLAINTS = ['error', 'warn'] as const
/** jsdom does not know the element `search` and lays no chart out; a busy machine checks a store's state slowly. */
const BESIDE_THE_POINT =
  /^The tag <%s> is unrecognized|^The width\(0\) and height\(0\) of chart|^\w+InvariantMiddleware took /

/** What does not come true. What several items of the specification say alike is looked at once where it does. */
async function unmet(surface: Locator, rows: readonly Row[], checks: Checks, walk: Walk) {
  const found: string[] = []
  const met = new Set<string>()
  for (const row of rows) {
    const check = checks[row.check]
    const said = JSON.stringify([row.check, row.subject, row.expected])
    if (met.has(said)) continue
    try {
      if (!check) throw new Error(`no such check: ${row.check}`)
      await check(surface, row, walk)
      met.add(said)
    } catch (error) {
      found.push(`${row.id} on ${row.surface}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return found
}

/** What the console was refused, though the surface did not provoke it. */
function refusals(walk: Walk): string[] {
  const found = browser.refusals.splice(0).filter(({ status }) => !walk.expected.has(status))
  return found.map(({ status, call }) => `${status}: ${call}`)
}

async function shown(show: Surface, walk: Walk) {
  try {
    const surface = await show(walk)
    await expecting(surface).toBeVisible()
    await settled()
    return surface
  } catch (error) {
    walk.lose()
    throw error
  }
}

async function look(show: Surface, rows: readonly Row[], checks: Checks, walk: Walk) {
  const complaints = COMPLAINTS.map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  )
  toasts.length = 0
  browser.refusals.length = 0
  const surface = await shown(show, walk)
  const found = await unmet(surface, rows, checks, walk)
  const said = complaints.flatMap(({ mock }) => mock.calls.map((words) => words.join(' ')))
  return [...found, ...refusals(walk), ...said.filter((words) => !BESIDE_THE_POINT.test(words))]
}

/**
 * Holds the rows of `NAME_spec.csv` that are proven here, surface by surface, in one world per group: a surface may
 * build on those before it.
 */
export function holdSurfaces(
  name: string,
  groups: Readonly<Record<string, Surfaces>>,
  checks: Checks = {},
): void {
  const table = rowsOf(name)
  const known = new Set(Object.values(groups).flatMap((group) => Object.keys(group)))

  test('every row stands on a surface', () => {
    expect(table.filter(({ surface }) => !known.has(surface))).toEqual([])
  })

  describe.each(Object.entries(groups))('%s', (group, surfaces) => {
    let walk: Walk
    let stopWatching: () => void

    beforeAll(async () => {
      const digest = createHash('sha256').update(`${name} ${group}`).digest('hex')
      walk = new Walk(await World.make(digest.slice(0, 16)))
      stopWatching = watchToasts()
    })

    afterAll(async () => {
      walk.lose()
      stopWatching()
      await walk.world.end()
    })

    test.each(Object.entries(surfaces))('%s is as specified', async (surface, show) => {
      onTestFailed(() => {
        process.stderr.write(`${logTail(walk.world.name)}\n`)
      })
      const rows = table.filter((row) => row.surface === surface)
      walk.expected.clear()
      try {
        expect(await look(show, rows, { ...CHECKS, ...checks }, walk)).toEqual([])
      } finally {
        await walk.world.mend()
      }
    })
  })
}
