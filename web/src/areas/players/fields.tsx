import type { Player } from '@/api/gen/players/endpoints'
import { Copy } from '@/kit/display/Copy'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PersonalField } from '@/kit/personal/PersonalField'
import { stateOf, verifications } from './labels'
import { KycState, PlayerState } from './PlayerState'

export const fields = fieldsOf<Player>()({
  playerCode: { width: 106, sortable: true, kind: 'code', copy: true },
  username: { width: 110, sortable: true, kind: 'name' },
  wallet: {
    width: 106,
    field: 'wallet.inUSD.balance',
    read: ({ wallet }) => wallet.inUSD.balance,
    kind: 'usd',
  },
  state: {
    field: [
      { field: 'isDeleted', title: 'Deleted' },
      { field: 'isBlocked', title: 'Blocked' },
      { field: 'isVerified', title: 'Verified' },
    ],
    label: 'Status',
    width: 100,
    render: (player) => <PlayerState player={player} />,
    csv: (player) => stateOf(player).label,
  },
  kyc: {
    field: [{ field: 'kyc.verifications.status', labels: verifications }],
    label: 'KYC',
    width: 108,
    render: (player) => <KycState player={player} />,
    csv: ({ kyc }) => kyc.verifications.map(({ status }) => verifications[status]).join(' '),
  },
  operator: {
    label: 'Operator or brand',
    width: 152,
    optional: true,
    field: 'operator.opTitle',
    read: ({ operator }) => operator.opTitle,
  },
  createdAt: { label: 'Joined', width: 140, sortable: true, kind: 'time' },
  activeCurrency: { label: 'Currency', width: 77 },
  totalDepositCount: {
    label: 'Deposits',
    width: 84,
    sortable: true,
    kind: 'number',
    field: 'playerStats.totalDepositCount',
    read: ({ playerStats }) => playerStats.totalDepositCount,
  },
  totalWithdrawCount: {
    label: 'Withdrawals',
    width: 96,
    kind: 'number',
    field: 'playerStats.totalWithdrawCount',
    read: ({ playerStats }) => playerStats.totalWithdrawCount,
  },
  totalBetCount: {
    label: 'Bets',
    width: 96,
    sortable: true,
    optional: true,
    kind: 'number',
    field: 'playerStats.totalBetCount',
    read: ({ playerStats }) => playerStats.totalBetCount,
  },
  playerId: { width: 216, optional: true, kind: 'code', copy: true },
  email: {
    width: 224,
    optional: true,
    personal: true,
    field: 'profile.email',
    read: ({ profile }) => profile.email,
    fact: ({ playerCode, profile }) => (
      <PersonalField text={profile.email} playerCode={playerCode} fields="email" what="email">
        {(email) => <Copy text={email} what="email" />}
      </PersonalField>
    ),
  },
  affId: { width: 128, optional: true },
  refId: { label: 'Referred by', width: 112, optional: true },
  channelId: { label: 'Channel', width: 136, optional: true },
  isTest: { label: 'Test player', width: 96, optional: true, kind: 'yesNo' },
  chatIsBlocked: { label: 'Chat blocked', width: 112, optional: true, kind: 'yesNo' },
  updatedAt: { label: 'Updated', width: 160, sortable: true, optional: true, kind: 'time' },
})
export const playerColumns = fields.columns()
