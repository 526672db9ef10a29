import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { antdStylesInFile } from './antdStyles.ts'
import { fewChunks } from './fewChunks.ts'
import { pageFiles } from './pageFiles.ts'
import { pagePaths } from './pagePaths.ts'
import { precompress } from './precompress.ts'

const bff = `http://127.0.0.1:${process.env['BFF_PORT'] ?? '8000'}`

const vendor = (...packages: string[]) =>
  new RegExp(`/node_modules/(?:${packages.map((name) => name.replace('/', '\\/')).join('|')})/`)

const REACT = vendor('react', 'react-dom', 'scheduler', 'big.js')

/** antd asks everywhere whether it stands in a form, by contexts alone: all else of one comes with the first form. */
const FORMS = /\/node_modules\/@rc-component\/(?:async-validator\/|form\/es\/(?!FormContext\.js))/

/** A button's style names a module that names these, and needs nothing of them. */
const COLLAPSE = /\/node_modules\/(?:@rc-component|antd\/es)\/collapse\//

/**
 * Modules that nothing is lost of where none of their names is used: an area's index then brings what is asked of it
 * and no more, and so does @rc-component/form. They do not say so themselves.
 */
const NEEDED_FOR_NAMES =
  /\/node_modules\/@rc-component\/|\/web\/src\/(?!(?:app|areas\/auth)\/main\.tsx).*\.tsx?$/

/** What the sign-in page shares with the console, so that it need not load the console's own chunks. */
const BOTH_PAGES =
  /\/src\/(?:kit\/antd\/appearance|api\/(?:answer|firstPage|send|rules)|api\/gen\/(?:auth\/rules|shared\/constants)|session\/(?:consoleLink|roleNames|signInHint))\.ts$/

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

/** Tells the sign-in page which files the console begins with: it fetches them while one types. */
const consoleFiles = (): Plugin => ({
  name: 'console-files',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const [main, signIn] = [join(dir, 'index.html'), join(dir, 'signin.html')]
    const files = (await readFile(main, 'utf8')).matchAll(
      /(?:src|href)="(\/assets\/[^"]+\.(?:css|js))"/g,
    )
    const page = await readFile(signIn, 'utf8')
    await writeFile(
      signIn,
      page.replace('__CONSOLE__', [...files].map(([, file]) => file).join(' ')),
    )
  },
})

/** The letters of nearly every text: fetched with the code, they are there when the first text is drawn, which else moves. */
const lettersAhead = (): Plugin => ({
  name: 'letters-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const file = Object.keys(bundle).find((name) => name.includes('/inter-latin-wght-normal-'))
      const href = `/${file}`
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href }
      return file ? [{ tag: 'link', attrs, injectTo: 'head' }] : []
    },
  },
})

/** A page draws its first shape, whose style it holds, before it waits for style sheets: they come after it. */
const shapeFirst = (): Plugin => ({
  name: 'shape-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) => {
      if (!path.endsWith('index.html')) return html
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
      return sheets
        .reduce((page, sheet) => page.replace(sheet, ''), html)
        .replace('</body>', `${sheets.join('')}</body>`)
    },
  },
})

/** Of antd's Dropdown without its split button, which nothing here has and which brings all of Space. */
const withoutSplitButton = (): Plugin => ({
  name: 'without-split-button',
  apply: 'build',
  load: (id) =>
    id.endsWith('/antd/es/dropdown/dropdown-button.js') ? 'export default null' : null,
})

/** What the console begins with, most of whose functions it calls at once. */
const COMPILED_AT_ONCE = new Set(['base', 'state', 'shell', 'billing', 'simulator'])

/**
 * Says so in a first line, by which Chromium compiles a file whole, on another thread while it comes. Else it reads
 * every function twice and compiles it when it is first called. Other browsers ignore the line.
 */
const compiledAtOnce = (): Plugin => ({
  name: 'compiled-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post', // what Vite itself puts in front comes after it
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && COMPILED_AT_ONCE.has(file.name)) {
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      }
    },
  },
})

const config: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), antdStylesInFile(), withoutSplitButton()],
  // The BFF puts the nonce of the response in its place.
  html: { cspNonce: '__NONCE__' },
  define: { PAGE_PATHS: JSON.stringify(pagePaths()) },
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  build: {
    // The licences of what is bundled come with it, as they ask for.
    license: { fileName: 'licenses.txt' },
    // Chunks name each other by names that stay: one whose code changes is the only one to get another file name.
    chunkImportMap: true,
    modulePreload: { polyfill: false },
    // The policy allows no data: address.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Beside the pages, which hold it, it is not served.
      experimental: { chunkImportMap: { fileName: '.vite/importmap.json' } },
      // What a page has at once, another may load later: that is meant.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      treeshake: { moduleSideEffects: (id) => !NEEDED_FOR_NAMES.test(id) },
      input: ['index', 'signin'].map((page) =>
        fileURLToPath(new URL(`${page}.html`, import.meta.url)),
      ),
      output: {
        codeSplitting: {
          // Groups take along what they import. antd itself is never one: a chunk of it would load on
          // the first page what only later pages use.
          groups: [
            { name: 'form', priority: 5, test: FORMS, includeDependenciesRecursively: false },
            {
              name: 'collapse',
              priority: 5,
              test: COLLAPSE,
              includeDependenciesRecursively: false,
            },
            {
              // What the console has of signing in, again and in place, the sign-in page has too.
              name: 'signing-in',
              priority: 5,
              test: /\/src\/areas\/auth\/(?!main\.tsx).*\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              // The BFF knows it by its name, and keeps it from a console of a real platform.
              name: 'simulator',
              priority: 5,
              test: /\/src\/(?:areas\/simulator|api\/gen\/(?:activity|simulator))\/.*\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'base',
              priority: 4,
              test: (id) => REACT.test(id) || BOTH_PAGES.test(id),
            },
            {
              name: 'state',
              priority: 3,
              test: vendor(
                '@reduxjs/toolkit',
                'cookie',
                'immer',
                'react-redux',
                'react-router',
                'redux',
                'redux-thunk',
                'reselect',
                'set-cookie-parser',
                'use-sync-external-store',
              ),
            },
            {
              // Nearly every page is a list: what they share comes with the shell.
              name: 'shell',
              priority: 2,
              test: /\/src\/(?:areas\/(?:billing_v2|provider_payment|views)\/.*\.css|app\/(?:main|theme|router)\.tsx|api\/gen\/enums\.ts|kit\/(?:list\/ListPage\.tsx|record\/useOpenRecord\.ts|display\/(?:(?:DateTime|Money|Status|Can)\.tsx|(?:decimal|options)\.ts)|form\/useAction\.ts))$/,
            },
            {
              name: 'billing',
              priority: 1,
              test: /\/src\/(?:areas\/(?:billing_v2\/(?:InvoiceList|OperatorInvoices)\.tsx|provider_payment\/index\.ts)|api\/gen\/billing_v2\/meta\.ts)$/,
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
}

export default defineConfig({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    fewChunks(config, ['base', 'state', 'shell', 'billing', 'simulator']),
    signInPage(),
    compiledAtOnce(),
    consoleFiles(),
    lettersAhead(),
    shapeFirst(),
    pageFiles(),
    precompress(),
  ],
})
