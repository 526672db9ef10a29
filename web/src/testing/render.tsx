import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Me } from '@/api/gen/endpoints'
import { SessionContext } from '@/app/session/session'
import { makeStore } from '@/app/store'
import { Themed } from '@/app/theme'
import { ClockContext } from '@/kit/clock'
import { DialogHost } from '@/kit/Dialogs'
import { RunHost } from '@/kit/RunHost'

const NOW = Date.parse('2026-03-12T10:00:00Z')
const clock = { timezone: 'Europe/Berlin', now: () => NOW }

const me: Me = {
  userCode: 'U1',
  nickname: 'Ada',
  email: 'ada@pitboss.test',
  role: 'SUPER_ADMIN',
  timezone: 'Europe/Berlin',
  language: 'en',
  roundReportNumbers: false,
  permissions: ['billing_v2_read', 'billing_v2_write'],
}

interface Setting {
  readonly user?: Partial<Me>
  readonly at?: string
}

/** Draws what a page of the console would, with everything that stands around it. */
export function renderInApp(ui: ReactNode, { user = {}, at = '/' }: Setting = {}) {
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [at] })
  const session = { user: { ...me, ...user }, operators: [] }
  const drawn = render(
    <Provider store={makeStore()}>
      <SessionContext value={session}>
        <ClockContext value={clock}>
          <Themed>
            <DialogHost>
              <RunHost>
                <RouterProvider router={router} />
              </RunHost>
            </DialogHost>
          </Themed>
        </ClockContext>
      </SessionContext>
    </Provider>,
  )
  return { ...drawn, router, user: userEvent.setup() }
}
