import { Link } from 'react-router'
import type { Player } from '@/api/gen/players/endpoints'
import { countryName } from '@/kit/display/countryName'
import { Money } from '@/kit/display/Money'
import { RecordFields } from '@/kit/display/RecordFields'
import { Status } from '@/kit/display/Status'
import { AS_LINKED } from '@/kit/list/listAddress'
import { fields } from './fields'

/** A page about the players’ doings that is there and may be opened. */
export interface Place {
  /** With `:playerCode` where the code stands in it; else it is a filter of the page. */
  readonly path: string
  readonly label: string
}

const COUNTS = ['totalBetCount', 'totalDepositCount', 'totalWithdrawCount'] as const

interface PlayerFactsProps {
  readonly player: Player
  readonly places: readonly Place[]
  readonly onClose: () => void
}

function State({ player }: { readonly player: Player }) {
  if (player.isBlocked) return <Status tone="bad" label="Blocked" />
  if (!player.isVerified) return <Status tone="waiting" label="Not verified" />
  return <Status tone="good" label="Verified" />
}

function pathFor(path: string, playerCode: string): string {
  const code = encodeURIComponent(playerCode)
  return path.includes(':') ? path.replace(':playerCode', code) : `${path}?playerCode=${code}`
}

/** What one wants to know of a player at once, and the ways on. */
export function PlayerFields({ player, places, onClose }: PlayerFactsProps) {
  const { playerCode, profile, operator, wallet } = player
  return (
    <div className="players-fields">
      <RecordFields
        fields={[
          ['Status', <State key="state" player={player} />],
          ...fields.facts(player, 'playerCode', 'playerId'),
          ['Nickname', <bdi key="nickname">{profile.nickname}</bdi>],
          ...fields.facts(player, 'email'),
          ['Country', countryName(profile.country)],
          ...fields.facts(player, 'operator'),
          ['Brand of', operator.parentOpTitle],
          ...fields.facts(player, 'isTest'),
          ['Wallet, not real-time', <Money key="w" amount={wallet.inUSD.balance} />],
          ...fields.facts(player, ...COUNTS, 'createdAt'),
        ]}
      />
      {places.length > 0 && (
        <p className="players-places">
          {places.map(({ path, label }) => (
            <Link key={path} to={pathFor(path, playerCode)} state={AS_LINKED} onClick={onClose}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
