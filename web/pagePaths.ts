import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(import.meta.dirname, 'src')
const AREAS = join(SRC, 'areas')
const PATH = /(?:\bpath:|_PATH =) '(\/[^']*)'/g

/** Where the pages of the console are, for the sign-in page, which knows nothing of them otherwise. */
export function pagePaths(): readonly string[] {
  const pages = readdirSync(AREAS).map((area) => join(AREAS, area, 'pages.ts'))
  const files = [...pages.filter(existsSync), join(SRC, 'session', 'SessionProvider.tsx')]
  return files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(PATH)])
    .map(([, path]) => path ?? '')
    .sort()
}
