import type { Player } from '@/api/gen/players/endpoints'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { stateOf, verifications } from './labels'
import { KycState, PlayerState } from './PlayerState'

export const fields = fieldsOf<Player>()({
  playerCode: { width: 105, sortable: true, kind: 'code', copy: true },
  username: { width: 108, sortable: true, kind: 'name' },
  wallet: { width: 104, read: ({ wallet }) => wallet.inUSD.balance, kind: 'usd' },
  state: {
    label: 'Status',
    width: 102,
    render: (player) => <PlayerState player={player} />,
    csv: (player) => stateOf(player).label,
  },
  kyc: {
    label: 'KYC',
    width: 108,
    render: (player) => <KycState player={player} />,
    csv: ({ kyc }) => kyc.verifications.map(({ status }) => verifications[status]).join(' '),
  },
  operator: {
    label: 'Operator or brand',
    width: 152,
    optional: true,
    read: ({ operator }) => operator.opTitle,
  },
  createdAt: { label: 'Joined', width: 140, sortable: true, kind: 'time' },
  activeCurrency: { label: 'Currency', width: 78 },
  totalDepositCount: {
    label: 'Deposits',
    width: 86,
    sortable: true,
    kind: 'number',
    read: ({ playerStats }) => playerStats.totalDepositCount,
  },
  totalWithdrawCount: {
    label: 'Withdrawals',
    width: 97,
    kind: 'number',
    read: ({ playerStats }) => playerStats.totalWithdrawCount,
  },
  totalBetCount: {
    label: 'Bets',
    width: 96,
    sortable: true,
    optional: true,
    kind: 'number',
    read: ({ playerStats }) => playerStats.totalBetCount,
  },
  playerId: { width: 216, optional: true, kind: 'code', copy: true },
  email: { width: 224, optional: true, read: ({ profile }) => profile.email },
  affId: { width: 128, optional: true },
  refId: { label: 'Referred by', width: 112, optional: true },
  channelId: { label: 'Channel', width: 136, optional: true },
  isTest: { label: 'Test player', width: 96, optional: true, kind: 'yesNo' },
  chatIsBlocked: { label: 'Chat blocked', width: 112, optional: true, kind: 'yesNo' },
  updatedAt: { label: 'Updated', width: 160, sortable: true, optional: true, kind: 'time' },
})
export const playerColumns = fields.columns()
