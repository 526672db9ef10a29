import type { ContextType } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import { deletedReason, playerActions } from '@/areas/players/actions'
import type { PlayerComposition } from '@/areas/players/composition'
import { playerPanels, playerTabs } from '@/areas/players/tabs'
import { ticketOfPlayer } from '@/areas/support'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

const actions: readonly RecordAction<Player>[] = [
  playerActions.block,
  playerActions.unblock,
  {
    id: 'editUsername',
    label: 'Edit username',
    permission: 'usernames_write',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() =>
      import('@/areas/usernames').then((code) => code.EditPlayerUsername),
    ),
  },
  {
    id: 'rejectUsername',
    label: 'Reject username',
    permission: 'usernames_write',
    danger: true,
    disabledReason: deletedReason,
    Dialog: lazyComponent(() =>
      import('@/areas/usernames').then((code) => code.RejectPlayerUsername),
    ),
  },
  {
    id: 'cashbackHistory',
    label: 'Cashback withdrawal history',
    permission: 'cashback_read',
    Dialog: lazyComponent(() => import('@/areas/cashback').then((code) => code.CashbackHistory)),
  },
  {
    id: 'affiliateWithdrawals',
    label: 'Affiliate withdrawal history',
    permission: 'referrals_read',
    Dialog: lazyComponent(() => import('@/areas/referrals').then((code) => code.WithdrawalHistory)),
  },
  {
    id: 'referralClaims',
    label: 'Referral claim history',
    permission: 'transactions_read',
    Dialog: lazyComponent(() =>
      import('@/areas/transactions').then((code) => code.ReferralClaimHistory),
    ),
  },
  {
    id: 'profitList',
    label: 'Transactions profit list',
    permission: 'transactions_read',
    Dialog: lazyComponent(() => import('@/areas/transactions').then((code) => code.ProfitList)),
  },
  ticketOfPlayer,
  {
    id: 'topup',
    label: 'Top up player',
    permission: 'wallet_topup',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('@/areas/wallet').then((code) => code.TopupPlayer)),
  },
  {
    id: 'topupBonus',
    label: 'Top up bonus',
    permission: 'wallet_topup',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('@/areas/wallet').then((code) => code.TopupBonus)),
  },
  {
    id: 'giveBonus',
    label: 'Give bonus',
    permission: 'bonuses_give',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('@/areas/bonuses').then((code) => code.GiveBonus)),
  },
  {
    id: 'giveFreebet',
    label: 'Give sport free bet',
    permission: 'sport_freebets_write',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('@/areas/sport_freebets').then((code) => code.GiveFreebet)),
  },
  {
    id: 'convert',
    label: 'Convert balance',
    permission: 'wallet_convert',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('@/areas/wallet').then((code) => code.ConvertBalance)),
  },
  playerActions.delete,
]

/** What the areas show of a player and do to them, in the order of its menus and tabs. */
export const players: ContextType<typeof PlayerComposition> = {
  actions,
  tabs: [
    playerTabs.details,
    playerTabs.wallets,
    {
      key: 'documents',
      label: 'Documents',
      permission: 'kyc_read',
      Body: lazyComponent(() => import('@/areas/kyc').then((code) => code.PlayerDocuments)),
    },
    {
      key: 'bankAccounts',
      label: 'Bank accounts',
      permission: 'bank_accounts_read',
      Body: lazyComponent(() =>
        import('@/areas/bank_accounts').then((code) => code.PlayerBankAccounts),
      ),
    },
    {
      key: 'transactions',
      label: 'Transactions',
      permission: 'transactions_read',
      Body: lazyComponent(() =>
        import('@/areas/transactions').then((code) => code.PlayerTransactions),
      ),
    },
    {
      key: 'bets',
      label: 'Bets',
      permission: 'bets_read',
      Body: lazyComponent(() => import('@/areas/bets').then((code) => code.PlayerBets)),
    },
    {
      key: 'bonuses',
      label: 'Bonuses',
      permission: 'bonuses_read',
      Body: lazyComponent(() => import('@/areas/bonuses').then((code) => code.PlayerBonuses)),
    },
    {
      key: 'freeBets',
      label: 'Free bets',
      permission: 'sport_freebets_read',
      Body: lazyComponent(() =>
        import('@/areas/sport_freebets').then((code) => code.PlayerFreebets),
      ),
    },
    {
      key: 'risk',
      label: 'Risk',
      permission: 'risk_read',
      Body: lazyComponent(() => import('@/areas/risk').then((code) => code.PlayerRisk)),
    },
    playerTabs.referred,
    playerTabs.cards,
    playerTabs.json,
  ],
  bulk: [
    {
      id: 'giveBonus',
      label: 'Give bonus',
      permission: 'bonuses_give',
      Choice: lazyComponent(() => import('@/areas/bonuses').then((code) => code.GiveBonuses)),
    },
  ],
  panels: [
    ...playerPanels,
    {
      key: 'bonus',
      label: 'Bonus',
      Body: lazyComponent(() => import('@/areas/bonuses').then((code) => code.BonusPanel)),
    },
    {
      key: 'affiliate',
      label: 'Affiliate',
      Body: lazyComponent(() => import('@/areas/referrals').then((code) => code.ReferralPanel)),
    },
    {
      key: 'cashback',
      label: 'Cashback',
      permission: 'cashback_read',
      Body: lazyComponent(() => import('@/areas/cashback').then((code) => code.CashbackPanel)),
    },
  ],
  TransactionDrawer: lazyComponent(() =>
    import('@/areas/money_lists').then((code) => code.TransactionDrawer),
  ),
}
