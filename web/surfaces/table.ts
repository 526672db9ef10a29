import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A row of a `*_spec.csv`: an item of the specification, and what is expected of the surface it stands on. */
export interface Row {
  readonly id: string
  readonly surface: string
  readonly check: string
  readonly subject: string
  readonly expected: string
  readonly where: string
}

const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g

const cellsOf = (line: string): string[] =>
  [...line.matchAll(CELL)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)

/** Of a table, the rows that are proven here. A surface without a name is what an account sees at a path. */
export function rowsOf(name: string): readonly Row[] {
  const text = readFileSync(join(import.meta.dirname, `../e2e/${name}_spec.csv`), 'utf8')
  const [head = '', ...lines] = text.trim().split('\n')
  const names = cellsOf(head)
  return lines
    .map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], cell])))
    .map((row) => ({ surface: `${row['account']} ${row['path']}`, ...row }) as unknown as Row)
    .filter(({ where }) => where === 'vitest')
}

const LINES = 12

/** The end of what the platform noted of a world, and of what the services complained about. */
export function logTail(world: string): string {
  const lines = inject('backend').logs.flatMap((log) =>
    readFileSync(log, 'utf8').trim().split('\n'),
  )
  return lines
    .filter((line) => line.includes(world) || line.includes('"level":"error"'))
    .slice(-LINES)
    .join('\n')
}
