import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const SRC = join(import.meta.dirname, 'src')
const COMPOSITION = join(SRC, 'app', 'composition', 'pages.tsx')
const PROVIDER = join(SRC, 'session', 'SessionProvider.tsx')
const PATH = /\bpath: (?:'([^']+)'|(\w+_PATH))/g
const IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g

const declarations = () => [
  ...readdirSync(join(SRC, 'areas')).map((area) => join(SRC, 'areas', area, 'pages.ts')),
  join(SRC, 'app', 'access', 'pages.ts'),
]

/** Where a page stands whose path others name too. */
const constant = (name: string): string | undefined =>
  new RegExp(`\\b${name || '-'} = '([^']+)'`).exec(readFileSync(PROVIDER, 'utf8'))?.[1]

/** The module that is imported as `specifier` by `file`, without its ending. */
const moduleOf = (specifier: string, file: string) =>
  specifier.startsWith('@/') ? join(SRC, specifier.slice(2)) : join(dirname(file), specifier)

/** What a text loads, by itself or by the constants of its file that it names. */
function loadedBy(text: string, file: string, source: string): readonly string[] {
  const own = [...text.matchAll(IMPORT)].map(([, specifier = '']) => moduleOf(specifier, file))
  if (own.length > 0) return own
  const named = [...source.matchAll(/^const (\w+)[^=\n]* = ([\s\S]*?)(?=^\S)/gm)]
  return named
    .filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text))
    .flatMap(([, , value = '']) => loadedBy(value, file, source.replace(value, '')))
}

function pagesIn(file: string): readonly (readonly [path: string, modules: readonly string[]])[] {
  const source = readFileSync(file, 'utf8')
  const all = [...source.matchAll(IMPORT)].map(([, specifier = '']) => moduleOf(specifier, file))
  const paths = [...source.matchAll(PATH)]
  return paths.flatMap(({ index, 1: literal, 2: name = '' }, at) => {
    const path = literal ?? constant(name)
    const page = source.slice(source.lastIndexOf('{', index), paths[at + 1]?.index)
    const modules = loadedBy(page, file, source)
    return path ? [[path, modules.length > 0 ? modules : all] as const] : []
  })
}

/** What areas add to pages of others, by path. */
function around(): readonly (readonly [path: string, modules: readonly string[]])[] {
  const source = readFileSync(COMPOSITION, 'utf8')
  return [...source.matchAll(/'(\/[^']+)': (\w+),/g)].map(
    ([, path = '', name = '']) => [path, loadedBy(name, COMPOSITION, source)] as const,
  )
}

/** The modules that each page of the console is loaded by, without their endings, by the page's path. */
export function pageModules(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [path, modules] of [
    ...declarations().filter(existsSync).flatMap(pagesIn),
    ...around(),
  ])
    found.set(path, [...(found.get(path) ?? []), ...modules])
  return found
}

type Chunk = Rolldown.OutputChunk & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** As `pageModules` names a module. */
export const withoutEnding = (id: string) => id.replace(/\.tsx?$/, '')

/** The files of these chunks and of all that they import. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, names: Iterable<string>): readonly string[] {
  const found = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const chunk = chunks.get(name)
    open.push(...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? []))
  }
  return [...found].sort()
}

/** Matches the paths of a page; one that is written out comes before one with room for any value. */
const patternOf = (path: string) => `${path.replace(/:[^/]+/g, '[^/]+')}/*`

const byRoom = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one.split(':').length - other.split(':').length

/** As the page itself asks for it: fetched so, it is not asked for again. */
const preloadOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * Writes what is not served: the files that each page needs, by its path, to `.vite/pages.json`, and links to those
 * that the document does not name by itself, by patterns of paths, to `.vite/preloads.json`.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const all = Object.values(bundle).filter((each) => each.type === 'chunk')
      const chunks = new Map<string, Chunk>(all.map((chunk) => [chunk.fileName, chunk]))
      const chunkOf = new Map(
        all.flatMap(({ moduleIds, fileName }) =>
          moduleIds.map((id) => [withoutEnding(id), fileName]),
        ),
      )
      const named = filesOf(
        chunks,
        all.filter(({ name }) => name === 'shell').map(({ fileName }) => fileName),
      )
      const files = [...pageModules()].map(([path, modules]) => {
        const own = modules.flatMap((id) => chunkOf.get(id) ?? [])
        return [path, filesOf(chunks, own)] as const
      })
      const preloads = files.toSorted(byRoom).map(([path, own]) => {
        const links = own.filter((file) => !named.includes(file)).map(preloadOf)
        return [patternOf(path), links.join('')] as const
      })
      for (const [name, table] of [
        ['pages', files],
        ['preloads', preloads],
      ] as const) {
        const source = JSON.stringify(Object.fromEntries(table))
        this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source })
      }
    },
  },
})
