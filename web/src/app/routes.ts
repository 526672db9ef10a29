import { matchPath } from 'react-router'
import { MENU_GROUPS, mayOpen, type Page, type PageUser } from '@/session/page'
import { composed } from './composition/pages'
import { billingPages } from './pages/billing'
import { cashbackPages } from './pages/cashback'
import { depositsPages } from './pages/deposits'
import { devPages } from './pages/dev'
import { domainsPages } from './pages/domains'
import { ownPages } from './pages/own'
import { playersPages } from './pages/players'
import { reviewsPages } from './pages/reviews'
import { settingsPages } from './pages/settings'
import { transactionsPages } from './pages/transactions'
import { walletPages } from './pages/wallet'
import { withdrawalsPages } from './pages/withdrawals'

const registered: readonly Page[] = [
  ...billingPages,
  ...playersPages,
  ...reviewsPages,
  ...walletPages,
  ...transactionsPages,
  ...depositsPages,
  ...withdrawalsPages,
  ...cashbackPages,
  ...devPages,
  ...domainsPages,
  ...settingsPages,
  ...ownPages,
]

export const pages: readonly Page[] = registered.map(composed)

/** A page of just this path comes before one whose path has room for it. */
export function pageAt(pathname: string): Page | undefined {
  const found = pages.filter(({ path }) => matchPath(path, pathname) !== null)
  return found.find(({ path }) => !path.includes(':')) ?? found[0]
}

/** A page's title, with what its path stands for there: `Player A1B2`. */
export function titleAt(pathname: string, { path, title }: Page): string {
  const values = Object.values(matchPath(path, pathname)?.params ?? {})
  return [title, ...values].join(' ')
}

/** What the user may open, in the menu's order. */
export function pagesOf(user: PageUser, registry: readonly Page[] = pages): readonly Page[] {
  const place = ({ menu }: Page) =>
    menu ? MENU_GROUPS.indexOf(menu.group) * 1_000 + (menu.order ?? 999) : Number.MAX_SAFE_INTEGER
  return registry
    .filter((page) => mayOpen(page, user))
    .sort((one, other) => place(one) - place(other))
}
