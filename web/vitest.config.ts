import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pagePaths } from './pagePaths.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { PAGE_PATHS: JSON.stringify(pagePaths()) },
  resolve: {
    alias: {
      '@': at('src'),
      // Node takes antd by its CommonJS files: a context of the others would be another one.
      'antd/es/': 'antd/lib/',
    },
  },
  test: {
    environment: './src/testing/environment.ts',
    environmentOptions: { jsdom: { url: 'http://127.0.0.1:8000/' } },
    // In 'test' antd gives everything one id: labels and Escape then reach the wrong dialog.
    env: { NODE_ENV: 'development' },
    // One window for all files, or jsdom and antd are loaded anew for each: the set-ups leave nothing in it.
    isolate: false,
    // What a test draws is thrown away as a whole: room for it spares looking through what is kept.
    execArgv: ['--max-semi-space-size=64'],
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [at('src/testing/setup.ts')],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'surfaces',
          include: ['surfaces/*.test.ts'],
          globalSetup: [at('surfaces/backend.ts')],
          setupFiles: [at('surfaces/window.ts')],
          // Many rows, each awaited: one that does not come true takes its own limit.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
