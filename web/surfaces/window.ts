import { inject } from 'vitest'
import '../src/testing/window'
import { browser } from './browser'

Object.assign(globalThis, { fetch: browser.fetch })
// As the BFF says it in the page that it serves.
document.head.innerHTML = `<meta name="assets-url" content="${inject('backend').simulator}/assets" />`
