import { Link } from 'react-router'
import type { Player } from '@/api/gen/players/endpoints'
import { Copy } from '@/kit/display/Copy'
import { Count } from '@/kit/display/Count'
import { countryName } from '@/kit/display/countryName'
import { DateTime } from '@/kit/display/DateTime'
import { languageName } from '@/kit/display/languageName'
import { Money } from '@/kit/display/Money'
import { orNone, yesNo } from '@/kit/display/None'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { PersonalField } from '@/kit/personal/PersonalField'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { isPlatformAdmin } from '@/session/roles'
import { useCan, useSession } from '@/session/session'
import { fields } from './fields'
import { registeredByOf } from './labels'
import { PersonalName } from './PersonalName'
import { PlayerLink } from './PlayerLink'
import { KycState } from './PlayerState'

/** Who a player is, where they play, what they did, and what staff did to them. */
export function PlayerDetails({ record: player }: RecordTabProps<Player>) {
  const { profile, operator, playerStats, wallet } = player
  return (
    <>
      <RecordFields
        title="Player"
        fields={[
          ...fields.facts(player, 'playerCode', 'playerId'),
          ['Username', player.username],
          ['Nickname', () => profile.nickname],
          ['Name', () => <PersonalName of={{ ...profile, playerCode: player.playerCode }} />],
          ...fields.facts(player, 'email'),
          ['Country', () => countryName(profile.country)],
          ['Language', () => languageName(profile.language)],
          ['KYC', <KycState key="kyc" player={player} />],
          ...fields.facts(player, 'isTest', 'chatIsBlocked', 'createdAt'),
        ]}
      />
      <Blocking player={player} />
      <RecordFields
        title="Play and money"
        fields={[
          ...fields.facts(player, 'operator'),
          ['Brand of', () => operator.parentOpTitle],
          ...fields.facts(player, 'activeCurrency'),
          ['Wallet, not real-time', () => <Money amount={wallet.inUSD.balance} />],
          ...fields.facts(player, 'totalBetCount', 'totalDepositCount', 'totalWithdrawCount'),
          ['Topups', () => <Count of={playerStats.totalTopUpIncreaseCount} />],
        ]}
      />
      <RecordFields
        title="Acquisition"
        fields={[
          [fields.label('affId'), <AffiliateLink key="affiliate" affId={player.affId} />],
          ['Referred by', player.refId && <PlayerLink key="ref" playerCode={player.refId} />],
          ['Registered by', registeredByOf(player)],
          ...origin(player),
          [
            fields.label('channelId'),
            <ChannelLink key="channel" affId={player.affId} channelId={player.channelId} />,
          ],
          ['Sub-channel', player.subChannelId],
          ['CPR credited', yesNo(player.isAffCprCredited)],
          ['CPA credited', yesNo(player.isAffCpaCredited)],
        ]}
      />
      <Uuid player={player} />
    </>
  )
}

/** Where the player registered, for those who may know. */
const origin = ({ playerCode, registeredFrom }: Player): readonly RecordField[] => [
  [
    'Registered from',
    <PersonalField
      key="ip"
      text={registeredFrom?.ip}
      playerCode={playerCode}
      fields="ip"
      what="IP address"
    />,
  ],
  [
    'Device',
    <PersonalField
      key="device"
      text={registeredFrom?.deviceId}
      playerCode={playerCode}
      fields="deviceId"
      what="device"
    />,
  ],
]

interface Brought {
  readonly affId: string | null | undefined
  readonly channelId?: string | null | undefined
}

/** The affiliate who brought the player, for those who may read affiliates. */
function AffiliateLink({ affId }: Brought) {
  const isLink = useCan('affiliates_read')
  if (!affId || !isLink) return orNone(affId)
  return <Link to={`/affiliates?${new URLSearchParams({ affId })}`}>{affId}</Link>
}

/** The affiliate's channel by which the player came; a referring player's own is no record. */
function ChannelLink({ affId, channelId }: Brought) {
  const isLink = useCan('channels_read')
  if (!affId || !channelId || !isLink) return orNone(channelId)
  return <Link to={`/channels?${new URLSearchParams({ channelId })}`}>{channelId}</Link>
}

/** Who blocked or unblocked the player, when and why. */
function Blocking({ player: { block, unblock } }: { readonly player: Player }) {
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
function Uuid({ player }: { readonly player: Player }) {
  const { role } = useSession().user
  if (!isPlatformAdmin(role)) return null
  return (
    <RecordFields
      title="Record"
      fields={[
        ['UUID', <Copy key="uuid" text={player.uuid} what="uuid" />],
        ...fields.facts(player, 'updatedAt'),
      ]}
    />
  )
}
