/** Lowest first: each imports only itself and those before it. */
const LAYERS = ['api', 'kit', 'session', 'areas', 'app']

/** The kit's folders, lowest first; '' stands for the files that lie in none. */
const KIT = [
  ['', 'antd'],
  ['keyboard', 'display'],
  ['dialog'],
  ['form'],
  ['record'],
  ['list', 'bulk', 'export'],
  ['dialogs'],
  ['decisions'],
  ['upload', 'chart', 'wizard', 'personal'],
] as const

const kitFolder = (path: string) => /^kit\/(?:([^/]+)\/)?[^/]+$/.exec(path)?.slice(1)[0] ?? ''
const kitLayer = (path: string) =>
  KIT.findIndex((folders) => folders.some((folder) => folder === kitFolder(path)))

const layer = (path: string) => LAYERS.indexOf(path.split('/')[0] ?? '')
const area = (path: string) => /^areas\/([^/]+)/.exec(path)?.[1]
const isIndex = (path: string) => /^areas\/[^/]+(?:\/index)?(?:\.tsx?)?$/.test(path)
export const isTest = (path: string) => path.startsWith('testing/') || /\.test\.tsx?$/.test(path)

/** A folder that the list above does not name may be used by nobody, nor use another. */
const mayUseOfKit = (from: string, to: string) =>
  kitFolder(from) === kitFolder(to) || (kitLayer(to) >= 0 && kitLayer(to) <= kitLayer(from))

/** May the file `from` not import `to`? Both are paths under `src`. */
export function forbidden(from: string, to: string): boolean {
  if (isTest(from)) return false
  if (to.startsWith('testing/')) return true
  if (layer(to) > layer(from)) return true
  if (layer(from) === layer(to) && to.startsWith('kit/')) return !mayUseOfKit(from, to)
  const isOtherArea = area(to) !== undefined && area(from) !== area(to)
  return layer(from) === LAYERS.indexOf('areas') && isOtherArea && !isIndex(to)
}

type Imports = ReadonlyMap<string, readonly string[]>

function reachable(from: string, imports: Imports): ReadonlySet<string> {
  const found = new Set<string>(imports.get(from))
  // A set goes on to what is added while it is walked.
  for (const file of found) for (const to of imports.get(file) ?? []) found.add(to)
  return found
}

/** The files that lead back to themselves by what they import. */
export const circular = (imports: Imports): readonly string[] =>
  [...imports.keys()].filter((file) => reachable(file, imports).has(file)).sort()
