/** What screens an area has, and how long each is: by paths below `areas` with what the files hold. */

type Files = ReadonlyMap<string, string>

interface Screen {
  readonly area: string
  readonly name: string
  readonly lines: number
}

const EXPORTED = /^export (?:async )?(?:function|const) ([A-Z]\w*(?:Drawer|Dialog|Tab|Panel))\b/gm
const PAGE = /import\('\.\/([^']+)'\)\s*\.then\(\s*\(\{\s*(\w+)/g

const linesOf = (text: string): number => text.trimEnd().split('\n').length

/** The pages that a file holds, by its path. */
function pagesOf(files: Files): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [path, text] of files) {
    if (!path.endsWith('/pages.ts')) continue
    for (const [, file, name = ''] of text.matchAll(PAGE)) {
      const own = path.replace(/pages\.ts$/, `${file}.tsx`)
      found.set(own, [...(found.get(own) ?? []), name])
    }
  }
  return found
}

/** A screen is a page of a `pages.ts` or an exported drawer, dialog, tab or panel; a file's lines are shared among its screens. */
export function screensOf(files: Files): readonly Screen[] {
  const pages = pagesOf(files)
  return [...files].flatMap(([path, text]) => {
    const exported = [...text.matchAll(EXPORTED)].map(([, name = '']) => name)
    const names = new Set([...(pages.get(path) ?? []), ...exported])
    const area = path.split('/')[0] ?? ''
    return [...names].map((name) => ({ area, name, lines: linesOf(text) / names.size }))
  })
}

export const mean = (some: readonly number[]): number =>
  some.reduce((sum, each) => sum + each, 0) / some.length

export function median(some: readonly number[]): number {
  const sorted = [...some].sort((one, other) => one - other)
  const half = sorted.length / 2
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1))
}

/** The lines of each area's screens on average. */
export function averages(screens: readonly Screen[]): ReadonlyMap<string, number> {
  const areas = new Set(screens.map(({ area }) => area))
  const linesIn = (of: string) => screens.flatMap(({ area, lines }) => (area === of ? [lines] : []))
  return new Map([...areas].map((area) => [area, mean(linesIn(area))]))
}
