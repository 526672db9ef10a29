import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Me } from '@/api/gen/shared/types'
import { makeStore } from '@/app/store'
import { Themed } from '@/app/theme'
import { BulkRunHost } from '@/kit/bulk/BulkRunHost'
import { DialogHost } from '@/kit/dialog/Dialogs'
import { DialogOutlet } from '@/kit/dialog/useDialog'
import { ClockContext } from '@/kit/display/clock'
import { ExportHost } from '@/kit/export/ExportHost'
import { SessionProvider } from '@/session/SessionProvider'

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
  permissions: ['billing_v2_read', 'billing_v2_write', 'players_personal'],
}

/** Nothing is laid out here: antd's styles would only be read again for each element that is looked for. */
const UNSTYLED = { zeroRuntime: true }

interface Setting {
  readonly user?: Partial<Me>
  readonly at?: string
}

/** Draws what a page of the console would, with everything that stands around it. */
export function renderInApp(ui: ReactNode, { user = {}, at = '/' }: Setting = {}) {
  const session = { user: { ...me, ...user }, operators: [] }
  const page = (
    <SessionProvider session={session}>
      <ClockContext value={clock}>
        <DialogHost>
          <BulkRunHost hasEnded={false}>
            <ExportHost>
              <DialogOutlet>{ui}</DialogOutlet>
            </ExportHost>
          </BulkRunHost>
        </DialogHost>
      </ClockContext>
    </SessionProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  const store = makeStore()
  const drawn = render(
    <Provider store={store}>
      <ConfigProvider theme={UNSTYLED}>
        <Themed>
          <RouterProvider router={router} />
        </Themed>
      </ConfigProvider>
    </Provider>,
  )
  return { ...drawn, store, router, me: session.user, user: userEvent.setup() }
}
