import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './precompress.ts'

const bff = `http://127.0.0.1:${process.env['BFF_PORT'] ?? '8000'}`

const vendor = (...packages: string[]) =>
  new RegExp(`/node_modules/(?:${packages.map((name) => name.replace('/', '\\/')).join('|')})/`)

/** The BFF serves the sign-in page at /admin; so must the development server. */
const signInPage = (): Plugin => ({
  name: 'sign-in-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/admin\/?(?:\?|$)/.test(request.url ?? '')) request.url = '/signin.html'
      next()
    })
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), signInPage(), precompress()],
  // The BFF puts the nonce of the response in its place.
  html: { cspNonce: '__NONCE__' },
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    // The policy allows no data: address.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index', 'signin'].map((page) =>
        fileURLToPath(new URL(`${page}.html`, import.meta.url)),
      ),
      output: {
        codeSplitting: {
          // antd stays ungrouped: one chunk of it would load on the first page what only later pages use.
          groups: [
            { name: 'react', priority: 3, test: vendor('react', 'react-dom', 'scheduler') },
            {
              name: 'router',
              priority: 2,
              test: vendor('react-router', 'cookie', 'set-cookie-parser'),
            },
            {
              name: 'state',
              priority: 1,
              test: vendor(
                '@reduxjs/toolkit',
                'immer',
                'react-redux',
                'redux',
                'redux-thunk',
                'reselect',
                'use-sync-external-store',
              ),
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: bff, changeOrigin: true, headers: { origin: bff } } },
  },
})
