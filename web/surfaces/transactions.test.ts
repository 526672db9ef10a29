import { expecting } from './expecting'
import { page } from './locator'
import { asked, dialog, openRow, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, SUPER, type Walk } from './walk'

const LIST = '/transactions/list'
const PENDING = '/deposit/pending?opId=aurora'

const filters = (email: string) => async (walk: Walk) => {
  await walk.openList(LIST, email)
  await page.getByRole('button', { name: 'All filters' }).click()
  return dialog('Filters')
}

const details = (status: string) => async (walk: Walk) => {
  await walk.openList(`${LIST}?opId=aurora&type=DEPOSIT&txStatus=${status}`)
  await openRow(rows.first)
  const drawer = dialog('^Deposit · ')
  await expecting(drawer.getByRole('heading', { name: 'History' })).toBeVisible()
  return drawer
}

const asking = (path: string, action: string, title: string) => async (walk: Walk) => {
  await walk.openList(path)
  return asked(rows.first, action, title)
}

const REFERRALS = `${LIST}?type=REFERRAL_PROFIT&txStatus=PENDING`
const PLAYERS = '/players?opId=aurora'

holdSurfaces('transactions', {
  transactions: {
    list: (walk) => walk.openList(LIST),
    'by-player': (walk) => walk.open(`${LIST}?playerCode=P100045`),
    filters: filters(SUPER),
    details: details('CONFIRMED'),
    'pending-details': details('PENDING'),
    delete: asking(`${LIST}?txStatus=REJECTED`, 'Delete transaction', 'Delete transaction'),
    referral: asking(REFERRALS, 'Approve', 'Approve referral claim'),
    'profit-list': asking(PLAYERS, 'Transactions profit list', 'Transactions profit list'),
    'referral-history': asking(PLAYERS, 'Referral claim history', 'Referral claim history'),
  },
  deposits: {
    deposits: (walk) => walk.openList('/deposit/list'),
    orders: (walk) => walk.openList('/deposit/orders'),
    pending: (walk) => walk.openList('/deposit/pending'),
    order: asking(PENDING, 'Order status', 'Order status'),
    verify: asking(PENDING, 'Verify deposit', 'Verify deposit'),
    reject: asking(PENDING, 'Reject deposit order', 'Reject deposit order'),
  },
  'as its operator': { 'operators-filters': filters(AURORA) },
})
