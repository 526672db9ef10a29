import { createSerializableStateInvariantMiddleware } from '@reduxjs/toolkit'
import { ConfigProvider } from 'antd'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { forgetSessionUser } from '@/api/sessionUser'
import { Console } from '@/app/router'
import { makeStore } from '@/app/store'
import { Themed } from '@/app/theme'
import { browser } from './browser'
import { expecting } from './expecting'
import { eventually, isVisible, type Locator, page, press } from './locator'
import { closeToasts, dialog, rows } from './screen'
import { settled } from './settled'
import type { World } from './world'

export const SUPER = 'super@pitboss.test'
export const ADMIN = 'admin@pitboss.test'
export const DEV_OPS = 'devops@pitboss.test'
export const AURORA = 'admin@aurora.test'
export const MANAGER = 'manager@aurora.test'
export const NORTH = 'admin@aurora-north.test'
export const BOREALIS = 'admin@borealis.test'
export const AFFILIATE = 'affiliate@aurora.test'

const PASSWORD = 'Pitboss-2026'
const LOGIN = '/api/auth/login'
const OPEN = '[role=dialog], .ant-notification-notice'
const NOWHERE = '/no-such-page'
/** What every row costs to be drawn is paid for a few. */
const FEW = 'limit=5'
/** A page that is still there by then asks whether it may be left. */
const STAYS_MS = 2_000
/** A question over a form over a drawer: no surface lies deeper. */
const DEEPEST = 4

/** As a link within the console does it; a list's last state is forgotten, so that it opens as it usually is. */
function go(path: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('pitboss.last.')) localStorage.removeItem(key)
  }
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

/** Nothing is laid out here: antd's styles would only be read again for each element that is looked for. */
const UNSTYLED = { zeroRuntime: true }

/**
 * The console as a person drives it from page to page: one sign-in for each account, no page load in between. What was
 * read stays known to the page: where the world changed behind its back, `lose` it first.
 */
export class Walk {
  private root: Root | null = null
  private account = ''
  private place = ''
  private settledAt = ''
  /** Statuses that are part of what is tried. */
  readonly expected = new Set<number>()

  constructor(readonly world: World) {}

  expects(...statuses: readonly number[]): void {
    for (const status of statuses) this.expected.add(status)
  }

  async signIn(email: string): Promise<void> {
    this.lose()
    browser.forget()
    const { success, messages } = await this.call('POST', LOGIN, {
      email,
      password: PASSWORD,
      world: this.world.name,
    })
    if (!success) throw new Error(`${email} was not signed in: ${messages}`)
    this.account = email
  }

  /** A call of the console's API as the signed-in user: the envelope that came. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any operation
  async call(method: string, path: string, body?: object, headers?: object): Promise<any> {
    if (!this.account && path !== LOGIN) await this.signIn(SUPER)
    const answer = await browser.send(path, {
      method,
      headers: { 'X-Requested-With': 'pitboss', 'Content-Type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : null,
    })
    return answer.json()
  }

  /** Loads the page anew at the next place. */
  lose(): void {
    this.root?.unmount()
    this.root = null
    this.place = ''
    browser.leave()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    forgetSessionUser()
  }

  /** The page at this path, with nothing open over it, once it has settled. */
  async open(path: string, email?: string): Promise<Locator> {
    const account = email ?? (this.account || SUPER)
    if (account !== this.account) await this.signIn(account)
    if (!(await this.uncovers(path))) {
      await this.go(path)
      await settled()
      this.place = path
      this.settledAt = location.href
    }
    return page
  }

  /** The same, where a list is found with rows: a few of them, unless the path says how many. */
  async openList(path: string, email?: string): Promise<Locator> {
    const few = path.includes('limit=') ? '' : `${path.includes('?') ? '&' : '?'}${FEW}`
    const body = await this.open(`${path}${few}`, email)
    await expecting(rows.first).toBeVisible()
    return body
  }

  /** Is this the place where it is, and nothing over it any more? */
  private async uncovers(path: string): Promise<boolean> {
    if (!this.root || path !== this.place) return false
    closeToasts()
    for (let layer = 0; layer < DEEPEST && isCovered(); layer++) {
      press('Escape')
      await settled()
      const leave = dialog('Leave without saving').getByRole('button', { name: 'Leave' })
      if (leave.elements().some(isVisible)) {
        await leave.click()
        await settled()
      }
    }
    return !isCovered() && location.href === this.settledAt
  }

  private async go(path: string): Promise<void> {
    if (this.root && (await this.crosses(path))) return
    if (this.root) await this.leave()
    if (this.root) go(path)
    else this.load(path)
  }

  /** Goes to another page, which takes the place of this one at once. No, where that is the same one, or stays. */
  private async crosses(path: string): Promise<boolean> {
    if (location.pathname === new URL(path, location.href).pathname) return false
    closeToasts()
    const left = [...document.querySelectorAll(`main > *, ${OPEN}`)].filter(isVisible)
    if (left.length === 0) return false
    go(path)
    try {
      await eventually(() => {
        if (left.some(({ isConnected }) => isConnected)) throw new Error('it stays')
      }, STAYS_MS)
      return true
    } catch {
      return false
    }
  }

  /** A page that is left takes its dialogs with it; a question that stays is lost by a page load. */
  private async leave(): Promise<void> {
    closeToasts()
    go(NOWHERE)
    try {
      const words = page.getByRole('heading', { name: 'There is nothing at this address' })
      await eventually(() => words.one(), STAYS_MS)
      await settled()
    } catch {
      this.lose()
    }
    if (page.locator(OPEN).elements().length > 0) this.lose()
  }

  private load(path: string): void {
    history.replaceState({}, '', path)
    document.body.innerHTML =
      '<div id="root"></div><section id="overlays" aria-label="Pop-ups"></section>'
    const element = document.querySelector('#root')
    if (!element) throw new Error('no root')
    this.root = createRoot(element)
    this.root.render(
      <Provider store={makeStore(createSerializableStateInvariantMiddleware())}>
        <ConfigProvider theme={UNSTYLED} virtual={false}>
          <Themed>
            <Console />
          </Themed>
        </ConfigProvider>
      </Provider>,
    )
  }
}

const isCovered = (): boolean => page.locator(OPEN).elements().some(isVisible)
