import '../src/testing/window'
import { browser } from './browser'

Object.assign(globalThis, { fetch: browser.fetch })
