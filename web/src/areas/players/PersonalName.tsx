import { joined } from '@/kit/display/None'
import { PersonalField } from '@/kit/personal/PersonalField'

interface PersonalNameProps {
  readonly of: {
    readonly playerCode: string
    readonly firstName: string | null
    readonly lastName: string | null
  }
}

/** A player's first and last name. */
export const PersonalName = ({ of: { playerCode, firstName, lastName } }: PersonalNameProps) => (
  <PersonalField
    text={joined([firstName, lastName])}
    playerCode={playerCode}
    fields={['firstName', 'lastName']}
    what="name"
  />
)
