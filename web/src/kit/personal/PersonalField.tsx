import { EyeInvisibleOutlined, LockOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { MASK } from '@/api/gen/reveals/constants'
import type { RevealField } from '@/api/gen/reveals/enums'
import { useCurrentUser } from '../currentUser'
import { useDialog } from '../dialog/useDialog'
import { Name } from '../display/Name'
import { None } from '../display/None'
import { rawText } from '../display/readValue'
import { lazyComponent } from '../lazyComponent'
import { useIsMasked } from '../masked'
import { hideRevealed, useRevealed } from './revealed'
import './personal.css'

const RevealDialog = lazyComponent(() => import('./RevealDialog').then((code) => code.RevealDialog))

export interface PersonalFieldProps {
  /** As it came: masked for those who may not see it. */
  readonly text: string | null | undefined
  readonly playerCode: string
  /** By what it is revealed: a full name by two. */
  readonly fields: RevealField | readonly RevealField[]
  /** What it is: `card number`. */
  readonly what: string
  /** The bank account or transaction whose it is, where a player has several. */
  readonly record?: string | undefined
  /** How it is drawn where it is seen; a name where nothing is said. */
  readonly children?: (text: string) => ReactNode
}

const asName = (text: string) => <Name text={text} />

/** A player's personal data: the mask, why it is one, and the way to see it for a while, for those who see it masked. */
export function PersonalField(props: PersonalFieldProps) {
  const { text, children = asName } = props
  const isMasked = useIsMasked()
  const came = rawText(text)
  if (!came) return <None />
  return isMasked && came.includes(MASK) ? <Masked {...props} text={came} /> : children(came)
}

const WHY = 'Your account does not have the permission “See personal data”.'
const HOW = 'Reveal shows it for a minute; your reason stays on record.'

function Masked(props: PersonalFieldProps & { readonly text: string }) {
  const { text, playerCode, fields, what, record, children = asName } = props
  const { permissions } = useCurrentUser()
  const mayReveal = permissions.includes('players_reveal')
  const open = useDialog(RevealDialog)
  const wanted = typeof fields === 'string' ? [fields] : fields
  const revealed = useRevealed({ playerCode, fields: wanted, what, masked: text, record })
  if (revealed) {
    return (
      <span className="kit-personal" data-revealed>
        {children(revealed.text)}
        <span role="timer" aria-label={`Masked again in ${revealed.seconds} seconds`}>
          {revealed.seconds} s
        </span>
        <Button
          type="text"
          size="small"
          icon={<EyeInvisibleOutlined />}
          aria-label={`Mask ${what} again`}
          title="Mask again"
          onClick={() => hideRevealed(playerCode)}
        />
      </span>
    )
  }
  return (
    <span className="kit-personal">
      <bdi>{text}</bdi>
      <Tooltip title={mayReveal ? `${WHY} ${HOW}` : WHY} trigger={['hover', 'focus', 'click']}>
        <Button
          type="text"
          size="small"
          icon={<LockOutlined />}
          aria-label={`Why the ${what} is masked`}
        />
      </Tooltip>
      {mayReveal && (
        <Button
          type="link"
          size="small"
          aria-label={`Reveal ${what}`}
          onClick={() => open({ playerCode, fields: wanted })}
        >
          Reveal
        </Button>
      )}
    </span>
  )
}
