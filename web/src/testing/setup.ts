import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetSessionUser } from '@/api/sessionUser'
import './window'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

/** The window as the first test found it. */
function leaveNothing(): void {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  forgetSessionUser()
}

afterEach(leaveNothing)
