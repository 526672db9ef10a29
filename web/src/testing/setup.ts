import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { forgetSessionUser } from '@/api/sessionUser'
import { loadDialogs } from '@/kit/dialog/loadDialogs'
import './window'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

/** The window as the first test found it. */
function leaveNothing(): void {
  cleanup()
  dispatchEvent(new Event('afterprint'))
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  forgetSessionUser()
}

// A write waits for them, and to load them the first time may take a busy machine longer than a test waits.
beforeAll(loadDialogs, 180_000)
afterEach(leaveNothing)
