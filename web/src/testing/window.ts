import * as React from 'react'
import { Channel } from './channel'
import { quickenSelectors } from './selectors'

/** jsdom lays nothing out; antd asks all the same. */
class NoResize implements ResizeObserver {
  observe(): void {
    // Nothing ever changes its size.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

const matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    // Nothing moves in a test.
    matches: query.includes('reduced-motion'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

/** jsdom's frames hang on one timer for the whole window, which stays dead where a test fakes timers. */
const frames = {
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    Number(setTimeout(() => callback(performance.now()), 16)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
}

/**
 * An element's own style: there are no style sheets here but the browser's. jsdom reads all of that one for each
 * element, and whatever is looked for by its role asks this of nearly every element.
 */
const getComputedStyle = (element: HTMLElement | SVGElement): CSSStyleDeclaration =>
  element.hasAttribute('style') ? element.style : NO_STYLE
// jsdom makes an object of each element's style that is asked for
const NO_STYLE = document.createElement('i').style

Object.assign(window, {
  BroadcastChannel: Channel,
  getComputedStyle,
  ResizeObserver: NoResize,
  matchMedia,
  ...frames,
})
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.checkVisibility ??= () => true

quickenSelectors(document)

/** React notes of each element who made it, for its warnings alone: an eighth of what the tests take. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Readonly<Record<string, object>>
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
}
