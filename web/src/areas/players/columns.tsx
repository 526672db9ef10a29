import type { Player } from '@/api/gen/players/endpoints'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { yesNo } from '@/kit/display/None'
import { type Column, timeColumn } from '@/kit/list/columns'
import { stateOf, verifications } from './labels'
import { KycState, PlayerState } from './PlayerState'

export const playerColumns: readonly Column<Player>[] = [
  {
    key: 'playerCode',
    title: 'Player code',
    width: 105,
    sortable: true,
    render: ({ playerCode }) => <code>{playerCode}</code>,
  },
  {
    key: 'username',
    title: 'Username',
    width: 108,
    sortable: true,
    render: ({ username }) => <Name text={username} />,
  },
  {
    key: 'wallet',
    title: 'Wallet',
    width: 104,
    align: 'end',
    currency: 'USD',
    render: ({ wallet }) => <Money amount={wallet.inUSD.balance} />,
  },
  {
    key: 'state',
    title: 'Status',
    width: 102,
    render: (player) => <PlayerState player={player} />,
    csv: (player) => stateOf(player).label,
  },
  {
    key: 'kyc',
    title: 'KYC',
    width: 108,
    render: (player) => <KycState player={player} />,
    csv: ({ kyc }) => kyc.verifications.map(({ status }) => verifications[status]).join(' '),
  },
  {
    key: 'operator',
    title: 'Operator or brand',
    width: 152,
    optional: true,
    read: ({ operator }) => operator.opTitle,
  },
  timeColumn('createdAt', 'Joined', { width: 140, sortable: true }),
  {
    key: 'activeCurrency',
    title: 'Currency',
    width: 78,
    render: (player) => player.activeCurrency,
  },
  {
    key: 'totalDepositCount',
    title: 'Deposits',
    width: 86,
    align: 'end',
    sortable: true,
    read: ({ playerStats }) => playerStats.totalDepositCount,
  },
  {
    key: 'totalWithdrawCount',
    title: 'Withdrawals',
    width: 97,
    align: 'end',
    read: ({ playerStats }) => playerStats.totalWithdrawCount,
  },
  {
    key: 'totalBetCount',
    title: 'Bets',
    width: 96,
    align: 'end',
    sortable: true,
    optional: true,
    read: ({ playerStats }) => playerStats.totalBetCount,
  },
  {
    key: 'playerId',
    title: 'Player ID',
    width: 216,
    optional: true,
    render: ({ playerId }) => <code>{playerId}</code>,
  },
  {
    key: 'email',
    title: 'Email',
    width: 224,
    optional: true,
    read: ({ profile }) => profile.email,
  },
  { key: 'affId', title: 'Affiliate', width: 128, optional: true },
  { key: 'refId', title: 'Referred by', width: 112, optional: true },
  { key: 'channelId', title: 'Channel', width: 136, optional: true },
  {
    key: 'isTest',
    title: 'Test player',
    width: 96,
    optional: true,
    render: ({ isTest }) => yesNo(isTest),
  },
  {
    key: 'chatIsBlocked',
    title: 'Chat blocked',
    width: 112,
    optional: true,
    render: ({ chatIsBlocked }) => yesNo(chatIsBlocked),
  },
  timeColumn('updatedAt', 'Updated', { width: 160, sortable: true, optional: true }),
]
