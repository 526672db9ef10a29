import { ClockCircleOutlined, ShareAltOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/transactions/affiliate-profit',
    lists: { 'referrals.profit': '' },
    title: 'Affiliate profit',
    opens: 'referralProfits',
    menu: { group: 'Transactions', order: 52, label: 'Affiliate profit', icon: ShareAltOutlined },
    help: 'affiliate-profit',
    actions: [{ label: 'Calculate affiliate profit', operation: 'referralCalculator' }],
    load: () =>
      import('./Profits').then(({ Profits, profitsReads }) => ({
        Page: Profits,
        reads: profitsReads,
      })),
  },
  {
    path: '/transactions/pending-affiliate-profit',
    lists: { 'referrals.pending': '' },
    title: 'Pending affiliate profit',
    opens: 'referralPending',
    menu: {
      group: 'Transactions',
      order: 54,
      label: 'Pending affiliate profit',
      icon: ClockCircleOutlined,
      badge: 'affProfit',
    },
    help: 'pending-affiliate-profit',
    load: () =>
      import('./Profits').then(({ PendingProfits, pendingProfitsReads }) => ({
        Page: PendingProfits,
        reads: pendingProfitsReads,
      })),
  },
  {
    path: '/withdraw/affiliate',
    lists: { 'referrals.withdrawals': '' },
    title: 'Affiliate withdrawals',
    opens: 'referralWithdrawals',
    menu: {
      group: 'Withdrawals',
      order: 30,
      label: 'Affiliate withdrawals',
      icon: ShareAltOutlined,
    },
    help: 'affiliate-withdrawals',
    load: () =>
      import('./Profits').then(({ AffiliateWithdrawals, affiliateWithdrawalsReads }) => ({
        Page: AffiliateWithdrawals,
        reads: affiliateWithdrawalsReads,
      })),
  },
])
