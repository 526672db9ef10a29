import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { Channel } from './channel'

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

Object.assign(window, {
  BroadcastChannel: Channel,
  ResizeObserver: NoResize,
  matchMedia,
  ...frames,
})
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.checkVisibility ??= () => true

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

/** The window as the first test found it. */
function leaveNothing(): void {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}

afterEach(leaveNothing)
