import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { chunksOf, type Entry, type Piece } from './chunkPlan.ts'
import { pageModules, withoutEnding } from './pageFiles.ts'

type Chunk = Rolldown.OutputChunk
type Chunks = ReadonlyMap<string, Chunk>
type Names = ReadonlySet<string>

/** Beside what each page loads: the shell, the first list's chunk, the styles. */
const PAGE = { weight: 1, mostFiles: 4, mostBytes: 60_000 }
/** A dialog, a drawer, a tab: what fewer ask for, and later. */
const LATER = { weight: 0.1, mostFiles: 8, mostBytes: 100_000 }
/** The few rules that each area and part of the kit has: one file, which comes with the first page but the first list. */
const STYLES = 'styles'
const STYLE = /\/src\/(?!areas\/auth\/).*\.css$/
const STEP = 256
const NONE: Names = new Set()

const union = (sets: readonly Names[]): Names => new Set(sets.flatMap((set) => [...set]))

function intersection(sets: readonly Names[]): Names {
  const [first = NONE, ...rest] = sets
  return new Set([...first].filter((name) => rest.every((set) => set.has(name))))
}

/** These chunks, and all that they import. */
function closureOf(chunks: Chunks, names: readonly string[]): Names {
  const found = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(chunks.get(name)?.imports ?? []))
  }
  return found
}

/** What each entry loads, and what is there whenever it is asked for; `pages` are the chunks of each page. */
function entriesOf(
  chunks: Chunks,
  shell: Names,
  pages: readonly (readonly string[])[],
): readonly Entry[] {
  const all = [...chunks.values()]
  const ofPages = new Set(pages.flat())
  const names = [...new Set(all.flatMap(({ dynamicImports }) => dynamicImports))]
    .filter((name) => !shell.has(name))
    .sort()
  const needs = new Map(names.map((name) => [name, closureOf(chunks, [name])]))
  const has = new Map<string, Names>(names.map((name) => [name, shell]))
  const loaded = (name: string) => union([needs.get(name) ?? NONE, has.get(name) ?? NONE])
  const askersOf = (name: string): readonly Names[] =>
    all
      .filter(({ dynamicImports }) => dynamicImports.includes(name))
      .flatMap(({ fileName }) =>
        shell.has(fileName)
          ? [shell]
          : names.filter((each) => needs.get(each)?.has(fileName)).map(loaded),
      )
  const later = names.filter((name) => !ofPages.has(name))
  // Who asks for one may come later itself: what is there for it grows with each turn.
  for (let turn = 0; turn < 3; turn++) {
    for (const name of later) has.set(name, intersection(askersOf(name)))
  }
  return [
    ...pages.map((own) => ({ needs: closureOf(chunks, own), has: shell, ...PAGE })),
    ...later.map((name) => ({
      needs: needs.get(name) ?? NONE,
      has: has.get(name) ?? NONE,
      ...LATER,
    })),
  ]
}

/** A build as it splits by itself, and the ids of its style sheets. */
async function splitFinely(config: UserConfig) {
  const styles = new Set<string>()
  const noting: Plugin = {
    name: 'note-styles',
    generateBundle() {
      for (const id of this.getModuleIds()) if (STYLE.test(id)) styles.add(id)
    },
  }
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [...(config.plugins ?? []), noting],
    build: { ...config.build, write: false, license: false, chunkImportMap: false },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((each) => each.type === 'chunk')
  return { chunks: new Map(chunks.map((chunk) => [chunk.fileName, chunk])), styles }
}

/** By steps: another word in a file leaves the chunks as they are. */
const sizeOf = (code: string) => Math.ceil(gzipSync(code).length / STEP) * STEP

const pieceOf = ({ fileName, code, imports }: Chunk): Piece => ({
  name: fileName,
  size: sizeOf(code),
  imports,
})

/** A name for each, after the first of its chunks; of the same name the later ones are numbered. */
function named(joined: readonly (readonly Chunk[])[]): ReadonlyMap<string, readonly Chunk[]> {
  const found = new Map<string, readonly Chunk[]>()
  for (const chunks of joined) {
    const [first = ''] = chunks.map(({ name }) => name).sort()
    let name = first
    for (let times = 2; found.has(name); times++) name = `${first}_${times}`
    found.set(name, chunks)
  }
  return found
}

/** The chunks of each page, once where several pages have the same. */
function pagesIn(all: readonly Chunk[]): readonly (readonly string[])[] {
  const chunkOf = new Map(
    all.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [withoutEnding(id), fileName])),
  )
  const pages = [...pageModules().values()].map((modules) =>
    [...new Set(modules.flatMap((id) => chunkOf.get(id) ?? []))].sort(),
  )
  return [...new Map(pages.map((own) => [own.join(), own])).values()]
}

/** The name of the chunk that each module comes to stand in, by the module's id; `own` have groups of their own. */
async function plan(
  config: UserConfig,
  own: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { chunks, styles } = await splitFinely(config)
  const all = [...chunks.values()]
  const filesOf = (some: readonly Chunk[]) => some.map(({ fileName }) => fileName)
  const first = all.filter(({ name, isEntry }) => isEntry || name === 'shell')
  const shell = closureOf(chunks, filesOf(first))
  const stay = new Set([...shell, ...filesOf(all.filter(({ name }) => own.includes(name)))])
  const pieces = all.filter(({ fileName }) => !stay.has(fileName)).map(pieceOf)
  const joined = chunksOf(pieces, entriesOf(chunks, shell, pagesIn(all))).map((names) =>
    names.flatMap((name) => chunks.get(name) ?? []),
  )
  const stays = new Set([...stay].flatMap((name) => chunks.get(name)?.moduleIds ?? []))
  return new Map([
    ...[...named(joined)].flatMap(([name, some]) =>
      some.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, name] as const)),
    ),
    ...[...styles].filter((id) => !stays.has(id)).map((id) => [id, STYLES] as const),
  ])
}

/**
 * Few files for each page. By itself a build has a chunk for each set of pages and dialogs that share modules, most of
 * them of some hundred bytes: it is built so first, and chunks that are loaded together become one. `own` are the
 * names of groups that stay as they are. A build that is not minified is there to be looked at, and is built once.
 */
export function fewChunks(config: UserConfig, own: readonly string[]): Plugin {
  let planned: ReadonlyMap<string, string> = new Map()
  let isServed = true
  const group = {
    debugName: 'few chunks',
    name: (id: string) => planned.get(id) ?? null,
    priority: 10,
    includeDependenciesRecursively: false,
  }
  return {
    name: 'few-chunks',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } },
    }),
    configResolved(resolved) {
      isServed = resolved.build.minify !== false
    },
    async buildStart() {
      if (isServed) planned = await plan(config, own)
    },
  }
}
