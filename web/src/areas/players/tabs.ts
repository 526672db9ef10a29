import type { ComponentType } from 'react'
import type { Player } from '@/api/gen/endpoints'
import type { Permission, Role } from '@/api/gen/enums'
import { part } from '@/kit/part'

export interface OfPlayer {
  readonly player: Player
}

/** A tab of a player's details, or a panel of their wallets. */
export interface PlayerPart {
  readonly key: string
  readonly label: string
  readonly permission?: Permission
  readonly roles?: readonly Role[]
  readonly Body: ComponentType<OfPlayer>
}

const PLATFORM_ADMINS = ['SUPER_ADMIN', 'ADMIN'] as const

/** An area adds its tab here, as a part of its own index. */
export const playerTabs: readonly PlayerPart[] = [
  {
    key: 'details',
    label: 'Details',
    Body: part(() => import('./PlayerDetails').then((code) => code.PlayerDetails)),
  },
  {
    key: 'wallets',
    label: 'Wallets',
    permission: 'players_panels',
    roles: PLATFORM_ADMINS,
    Body: part(() => import('./PlayerPanels').then((code) => code.PlayerPanels)),
  },
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
  {
    key: 'referred',
    label: 'Referred players',
    Body: part(() => import('./ReferredPlayers').then((code) => code.ReferredPlayers)),
  },
  {
    key: 'cards',
    label: 'Cards',
    permission: 'risk_read',
    Body: part(() => import('./CardUses').then((code) => code.CardsOfPlayer)),
  },
  {
    key: 'json',
    label: 'JSON',
    roles: ['SUPER_ADMIN'],
    Body: part(() => import('./PlayerJson').then((code) => code.PlayerJson)),
  },
]

/** The panels of a player's wallets, not real-time; an area adds its own here. */
export const playerPanels: readonly PlayerPart[] = [
  {
    key: 'main',
    label: 'Wallet',
    Body: part(() => import('./PlayerPanels').then((code) => code.WalletPanel)),
  },
  {
    key: 'bonus',
    label: 'Bonus',
    Body: part(() => import('./PlayerPanels').then((code) => code.BonusPanel)),
  },
  {
    key: 'affiliate',
    label: 'Affiliate',
    Body: part(() => import('./PlayerPanels').then((code) => code.AffiliatePanel)),
  },
  {
    key: 'cashback',
    label: 'Cashback',
    permission: 'cashback_read',
    Body: part(() => import('@/areas/cashback').then((code) => code.CashbackPanel)),
  },
]
