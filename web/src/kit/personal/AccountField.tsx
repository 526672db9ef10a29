import { Copy } from '../display/Copy'
import { grouped } from '../display/cardNumber'
import { Status } from '../display/Status'
import { PersonalField } from './PersonalField'

export interface AccountFieldProps {
  /** A player's bank account. */
  readonly account: {
    readonly uuid: string
    readonly nameOnCard: string
    readonly cardNumber: string
    readonly iban?: string | null
    /** False where the name on the card is not the player's: a mark says so. */
    readonly isNameMatching?: boolean
  }
  readonly playerCode: string
  readonly field: 'nameOnCard' | 'cardNumber' | 'iban'
}

const WHAT = { nameOnCard: 'name on card', cardNumber: 'card number', iban: 'IBAN' } as const
const DRAWN = {
  cardNumber: (number: string) => <Copy text={grouped(number)} what="card number" />,
  iban: (iban: string) => <Copy text={iban} what="IBAN" />,
}

/** Personal data of a bank account: what a transfer goes to can be copied. */
export const AccountField = ({ account, playerCode, field }: AccountFieldProps) => (
  // Numbers stay in one piece, in dialogs, too, and names with their mark there.
  <span className="kit-account" data-long={field === 'nameOnCard' ? 'in-dialogs' : true}>
    <PersonalField
      text={account[field]}
      playerCode={playerCode}
      record={account.uuid}
      fields={field}
      what={WHAT[field]}
      {...(field !== 'nameOnCard' && { children: DRAWN[field] })}
    />
    {field === 'nameOnCard' && account.isNameMatching === false && (
      <Status tone="waiting" label="name differs" />
    )}
  </span>
)
