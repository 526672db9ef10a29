import type { PlayersRevealsApiArg, Reveal } from '@/api/gen/reveals/endpoints'
import type { RevealField } from '@/api/gen/reveals/enums'
import { PlayerLink } from '@/areas/players'
import { rawText, readList } from '@/kit/display/readValue'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { roleNames } from '@/session/roleNames'

const revealed: Readonly<Record<RevealField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  ip: 'IP address',
  deviceId: 'Device',
  nameOnCard: 'Name on card',
  cardNumber: 'Card number',
  iban: 'IBAN',
  address: 'Crypto address',
}

export const fields = fieldsOf<Reveal>()({
  createdAt: { label: 'Time', width: 148, sortable: true, kind: 'time' },
  nickname: { label: 'User', width: 136, sortable: true, kind: 'name' },
  playerCode: {
    label: 'Player',
    width: 104,
    sortable: true,
    render: ({ playerCode }) => <PlayerLink playerCode={playerCode} />,
    csv: ({ playerCode }) => playerCode,
  },
  fields: {
    label: 'What was revealed',
    width: 216,
    field: [{ field: 'fields', labels: revealed }],
    read: (row) =>
      readList(row.fields)
        .map((field) => revealed[field] ?? rawText(field))
        .join(', '),
  },
  reason: { width: 268, kind: 'name' },
  opTitle: { label: 'Operator or brand', width: 144 },
  username: { width: 128, optional: true, kind: 'name' },
  role: { label: 'Role at the time', width: 160, optional: true, labels: roleNames },
  userCode: { width: 120, optional: true, kind: 'code', copy: true },
})
export const columns = fields.columns()

export const filters = defineFilters<PlayersRevealsApiArg>()(
  '-createdAt',
  {
    who: { label: 'User', width: 136 },
    playerCode: { label: 'Player code', width: 112 },
    ...days('from', 'to'),
  },
  { fields },
)
