import { AuditOutlined, GiftOutlined, SwapOutlined, UnlockOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

/** One chunk for both. */
const transactions = () => import('./BonusTransactions')

export const pages = definePages([
  {
    path: '/bonus/list',
    lists: { 'bonuses.definitions': '' },
    title: 'Bonuses',
    opens: 'bonusDefinitions',
    actions: [{ label: 'Create bonus', operation: 'bonusDefinitionCreate' }],
    menu: { group: 'Bonuses', order: 10, label: 'Bonuses', icon: GiftOutlined },
    hides: ['testPlayers'],
    help: 'bonuses',
    load: () =>
      import('./Definitions').then(({ Definitions, reads }) => ({ Page: Definitions, reads })),
  },
  {
    path: '/bonus/releases',
    lists: { 'bonuses.releases': '' },
    title: 'Bonus releases',
    opens: 'bonusReleases',
    actions: [{ label: 'Create bonus release', operation: 'bonusReleaseCreate' }],
    menu: { group: 'Bonuses', order: 20, label: 'Bonus releases', icon: UnlockOutlined },
    hides: ['testPlayers'],
    help: 'bonus-releases',
    load: () => import('./Releases').then(({ Releases, reads }) => ({ Page: Releases, reads })),
  },
  {
    path: '/bonus/claims',
    lists: { 'bonuses.claims': '' },
    title: 'Bonus claims',
    opens: 'bonusClaims',
    menu: { group: 'Bonuses', order: 30, label: 'Bonus claims', icon: AuditOutlined },
    help: 'bonus-claims',
    load: () =>
      transactions().then(({ BonusClaims, bonusClaimsReads }) => ({
        Page: BonusClaims,
        reads: bonusClaimsReads,
      })),
  },
  {
    path: '/bonus/transactions',
    lists: { 'bonuses.transactions': '' },
    title: 'Bonus transactions',
    opens: 'bonusTransactions',
    menu: { group: 'Bonuses', order: 40, label: 'Bonus transactions', icon: SwapOutlined },
    help: 'bonus-transactions',
    load: () =>
      transactions().then(({ BonusTransactions, bonusTransactionsReads }) => ({
        Page: BonusTransactions,
        reads: bonusTransactionsReads,
      })),
  },
])
