import type { ComponentType } from 'react'
import type { Player } from '@/api/gen/endpoints'
import type { Permission } from '@/api/gen/enums'
import { part } from '@/kit/part'

export interface PlayerDialogProps {
  readonly player: Player
  readonly onClose: () => void
}

/** One act on a player, in their row's menu and their drawer's head. */
export interface PlayerAct {
  readonly id: string
  readonly label: string
  readonly permission?: Permission
  readonly danger?: boolean
  /** Why not for this player; null when it may be done. */
  readonly because?: (player: Player) => string | null
  /** What it opens; its code comes when it is first opened. */
  readonly Dialog: ComponentType<PlayerDialogProps>
}

const GONE = 'This player is deleted.'
const gone = ({ isDeleted }: Player) => (isDeleted ? GONE : null)

/** The body of a player's deletion. */
export const deletionOf = ({ playerId, username: playerUsername, uuid }: Player) => ({
  playerDeletion: { playerId, playerUsername, uuid },
})

/** What staff do to a player: an area adds its acts here, as parts of its own index. */
export const playerActs: readonly PlayerAct[] = [
  {
    id: 'block',
    label: 'Block player',
    permission: 'players_block',
    because: (player) => gone(player) ?? (player.isBlocked ? 'Blocked already.' : null),
    Dialog: part(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  {
    id: 'unblock',
    label: 'Unblock player',
    permission: 'players_block',
    because: (player) => gone(player) ?? (player.isBlocked ? null : 'Not blocked.'),
    Dialog: part(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  {
    id: 'editUsername',
    label: 'Edit username',
    permission: 'usernames_write',
    because: gone,
    Dialog: part(() => import('@/areas/usernames').then((code) => code.EditPlayerUsername)),
  },
  {
    id: 'rejectUsername',
    label: 'Reject username',
    permission: 'usernames_write',
    danger: true,
    because: gone,
    Dialog: part(() => import('@/areas/usernames').then((code) => code.RejectPlayerUsername)),
  },
  {
    id: 'cashbackHistory',
    label: 'Cashback withdrawal history',
    permission: 'cashback_read',
    Dialog: part(() => import('@/areas/cashback').then((code) => code.CashbackHistory)),
  },
  {
    id: 'referralClaims',
    label: 'Referral claim history',
    permission: 'transactions_read',
    Dialog: part(() => import('@/areas/transactions').then((code) => code.ReferralClaimHistory)),
  },
  {
    id: 'profitList',
    label: 'Transactions profit list',
    permission: 'transactions_read',
    Dialog: part(() => import('@/areas/transactions').then((code) => code.ProfitList)),
  },
  {
    id: 'topup',
    label: 'Topup Player',
    permission: 'wallet_topup',
    because: gone,
    Dialog: part(() => import('@/areas/wallet').then((code) => code.TopupPlayer)),
  },
  {
    id: 'topupBonus',
    label: 'Topup Player Bonus',
    permission: 'wallet_topup',
    because: gone,
    Dialog: part(() => import('@/areas/wallet').then((code) => code.TopupBonus)),
  },
  {
    id: 'convert',
    label: 'Convert Player Balance',
    permission: 'wallet_convert',
    because: gone,
    Dialog: part(() => import('@/areas/wallet').then((code) => code.ConvertBalance)),
  },
  {
    id: 'delete',
    label: 'Delete player',
    permission: 'players_delete',
    danger: true,
    because: gone,
    Dialog: part(() => import('./DeletePlayer').then((code) => code.DeletePlayer)),
  },
]
