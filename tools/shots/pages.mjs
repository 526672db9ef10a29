// Prints the console's pages as JSON, each with its area: the same list that the router takes.
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'vite'

const server = await createServer({
  configFile: 'web/vitest.config.ts',
  root: 'web',
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  // Pages are listed here, not drawn: antd's own files, which Node cannot load, are not needed.
  plugins: [
    {
      name: 'without-antd',
      enforce: 'pre',
      resolveId: (id) => (/\/antd\/|^antd\/(es|lib)\//.test(id) ? '\0antd' : null),
      load: (id) => (id === '\0antd' ? 'export default null' : null),
    },
  ],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
try {
  const areas = new Map()
  for (const area of readdirSync('web/src/areas')) {
    if (!existsSync(`web/src/areas/${area}/pages.ts`)) continue
    const module = await server.ssrLoadModule(`/src/areas/${area}/pages.ts`)
    for (const { path } of module.pages) areas.set(path, area)
  }
  const { pages } = await server.ssrLoadModule('/src/app/routes.ts')
  const { sightsOf } = await server.ssrLoadModule('/src/testing/sheet.ts')
  const told = pages.map(({ path, title, roles, levels, ...shown }) => {
    const queries = sightsOf(shown)
    return { path, title, roles, levels, queries, area: areas.get(path) ?? 'access' }
  })
  console.log(JSON.stringify(told))
} finally {
  await server.close()
}
