import { playerActs } from '@/areas/players/actions'
import type { PlayerAct, PlayerComposition } from '@/areas/players/composition'
import { playerPanels, playerTabs } from '@/areas/players/tabs'
import { part } from '@/kit/lazyComponent'

const acts: readonly PlayerAct[] = [
  playerActs.block,
  playerActs.unblock,
  {
    id: 'editUsername',
    label: 'Edit username',
    permission: 'usernames_write',
    Dialog: part(() => import('@/areas/usernames').then((code) => code.EditPlayerUsername)),
  },
  {
    id: 'rejectUsername',
    label: 'Reject username',
    permission: 'usernames_write',
    danger: true,
    Dialog: part(() => import('@/areas/usernames').then((code) => code.RejectPlayerUsername)),
  },
  {
    id: 'cashbackHistory',
    label: 'Cashback withdrawal history',
    permission: 'cashback_read',
    allowsDeleted: true,
    Dialog: part(() => import('@/areas/cashback').then((code) => code.CashbackHistory)),
  },
  {
    id: 'referralClaims',
    label: 'Referral claim history',
    permission: 'transactions_read',
    allowsDeleted: true,
    Dialog: part(() => import('@/areas/transactions').then((code) => code.ReferralClaimHistory)),
  },
  {
    id: 'profitList',
    label: 'Transactions profit list',
    permission: 'transactions_read',
    allowsDeleted: true,
    Dialog: part(() => import('@/areas/transactions').then((code) => code.ProfitList)),
  },
  {
    id: 'topup',
    label: 'Topup Player',
    permission: 'wallet_topup',
    Dialog: part(() => import('@/areas/wallet').then((code) => code.TopupPlayer)),
  },
  {
    id: 'topupBonus',
    label: 'Topup Player Bonus',
    permission: 'wallet_topup',
    Dialog: part(() => import('@/areas/wallet').then((code) => code.TopupBonus)),
  },
  {
    id: 'convert',
    label: 'Convert Player Balance',
    permission: 'wallet_convert',
    Dialog: part(() => import('@/areas/wallet').then((code) => code.ConvertBalance)),
  },
  playerActs.delete,
]

/** What the areas show of a player and do to them, in the order of its menus and tabs. */
export const players: PlayerComposition = {
  acts,
  tabs: [
    playerTabs.details,
    playerTabs.wallets,
    {
      key: 'documents',
      label: 'Documents',
      permission: 'kyc_read',
      Body: part(() => import('@/areas/kyc').then((code) => code.DocumentsOfPlayer)),
    },
    {
      key: 'bankAccounts',
      label: 'Bank accounts',
      permission: 'bank_accounts_read',
      Body: part(() => import('@/areas/bank_accounts').then((code) => code.AccountsOfPlayer)),
    },
    {
      key: 'transactions',
      label: 'Transactions',
      permission: 'transactions_read',
      Body: part(() => import('@/areas/transactions').then((code) => code.TransactionsOfPlayer)),
    },
    playerTabs.referred,
    playerTabs.cards,
    playerTabs.json,
  ],
  panels: [
    ...playerPanels,
    {
      key: 'cashback',
      label: 'Cashback',
      permission: 'cashback_read',
      Body: part(() => import('@/areas/cashback').then((code) => code.CashbackPanel)),
    },
  ],
  TransactionDrawer: part(() =>
    import('@/areas/transactions').then((code) => code.TransactionDrawer),
  ),
}
