import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { joined, yesNo } from '@/kit/display/None'
import { RecordFields } from '@/kit/record/RecordFields'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import type { PlayerPartProps } from './composition'
import { registeredByOf } from './labels'
import { PlayerLink } from './PlayerLink'
import { KycState } from './PlayerState'

/** Who a player is, where they play, what they did, and what staff did to them. */
export function PlayerDetails({ player }: PlayerPartProps) {
  const { profile, operator, playerStats, wallet } = player
  return (
    <>
      <RecordFields
        title="Player"
        fields={[
          ['Player code', <Copy key="code" text={player.playerCode} what="player code" />],
          ['Player ID', <Copy key="id" text={player.playerId} what="player ID" />],
          ['Username', player.username],
          ['Nickname', () => profile.nickname],
          ['Name', () => joined([profile.firstName, profile.lastName])],
          ['Email', () => profile.email],
          ['Country', () => profile.country],
          ['Language', () => profile.language],
          ['KYC', <KycState key="kyc" player={player} />],
          ['Test player', yesNo(player.isTest)],
          ['Chat blocked', yesNo(player.chatIsBlocked)],
          ['Joined', <DateTime key="joined" at={player.createdAt} />],
        ]}
      />
      <Blocking player={player} />
      <RecordFields
        title="Play and money"
        fields={[
          ['Operator', () => operator.opTitle],
          ['Brand of', () => operator.parentOpTitle],
          ['Currency', player.activeCurrency],
          ['Wallet, not real-time', () => <Money amount={wallet.inUSD.balance} />],
          ['Bets', () => playerStats.totalBetCount],
          ['Deposits', () => playerStats.totalDepositCount],
          ['Withdrawals', () => playerStats.totalWithdrawCount],
          ['Top-ups', () => playerStats.totalTopUpIncreaseCount],
        ]}
      />
      <RecordFields
        title="Acquisition"
        fields={[
          ['Affiliate', player.affId],
          ['Referred by', player.refId && <PlayerLink key="ref" playerCode={player.refId} />],
          ['Registered by', registeredByOf(player)],
          ['Registered from', player.registeredFrom?.ip],
          ['Device', player.registeredFrom?.deviceId],
          ['Channel', player.channelId],
          ['Sub-channel', player.subChannelId],
          ['CPR credited', yesNo(player.isAffCprCredited)],
          ['CPA credited', yesNo(player.isAffCpaCredited)],
        ]}
      />
      <Uuid player={player} />
    </>
  )
}

/** Who blocked or unblocked the player, when and why. */
function Blocking({ player: { block, unblock } }: PlayerPartProps) {
  const action = block ?? unblock
  if (!action) return null
  const word = block ? 'Blocked' : 'Unblocked'
  return (
    <section className="players-block">
      <RecordFields
        title={word}
        fields={[
          [`${word} by`, () => action.by.nickname],
          [word, <DateTime key="at" at={action.at} />],
        ]}
      />
      <p dir="auto">{action.reason}</p>
    </section>
  )
}

/** What the platform's own staff tell each other. */
function Uuid({ player }: PlayerPartProps) {
  const { role } = useSession().user
  if (!isPlatformAdmin(role)) return null
  return (
    <RecordFields
      title="Record"
      fields={[
        ['UUID', <Copy key="uuid" text={player.uuid} what="uuid" />],
        ['Updated', <DateTime key="changed" at={player.updatedAt} />],
      ]}
    />
  )
}
