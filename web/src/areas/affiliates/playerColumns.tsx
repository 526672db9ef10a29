import type { AffiliatePlayer } from '@/api/gen/affiliates/endpoints'
import { PlayerLink } from '@/areas/players'
import { Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { titleOfCode } from './months'

/** What an affiliate may know of a player, and staff read beside the player's own record. */
export const playerColumns = fieldsOf<AffiliatePlayer>()({
  playerCode: {
    label: 'Player',
    width: 128,
    render: ({ playerCode }) => <PlayerLink playerCode={playerCode} />,
    csv: ({ playerCode }) => playerCode,
  },
  registrationMonth: {
    label: 'Joined (UTC)',
    width: 144,
    read: ({ registrationMonth }) => titleOfCode(registrationMonth),
  },
  hasDeposited: { label: 'First deposit', width: 112, kind: 'yesNo' },
  wagerInUSD: { label: 'Wager', width: 128, kind: 'usd' },
  isActive: {
    field: [{ field: 'isActive', labels: { true: 'Active', false: 'Not active' } }],
    label: 'Active',
    width: 112,
    render: ({ isActive }) => (
      <Status tone={isActive ? 'good' : 'ended'} label={isActive ? 'Active' : 'Not active'} />
    ),
  },
}).columns()
