import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pagePaths } from './pagePaths.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { PAGE_PATHS: JSON.stringify(pagePaths()) },
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      // Node takes antd by its CommonJS files: a context of the others would be another one.
      'antd/es/': 'antd/lib/',
    },
  },
  test: {
    environment: './src/testing/environment.ts',
    environmentOptions: { jsdom: { url: 'http://127.0.0.1:8000/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    // In 'test' antd gives everything one id: labels and Escape then reach the wrong dialog.
    env: { NODE_ENV: 'development' },
    // One window for all files, or jsdom and antd are loaded anew for each: setup.ts leaves nothing in it.
    isolate: false,
    testTimeout: 30_000,
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
