import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const WORTH_IT = /\.(?:css|js|json|svg)$/

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    brotli(content, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}

/**
 * Writes `.br` and `.gz` beside every asset that shrinks; pages carry a nonce and cannot be packed. A build that is
 * not minified is there to be looked at, and is left as it is.
 */
export function precompress(): Plugin {
  let folder = ''
  let isServed = true
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir)
      isServed = config.build.minify !== false
    },
    async writeBundle() {
      if (!isServed) return
      const names = await readdir(folder)
      await Promise.all(
        names.filter((name) => WORTH_IT.test(name)).map((name) => compress(join(folder, name))),
      )
    },
  }
}
