import { Modal } from 'antd'
import { SignInForm } from '@/areas/auth'
import '@/areas/auth/auth.css'
import { worldOfSession } from '@/session/signInHint'

const ABOVE_EVERYTHING = 2000

interface RenewalDialogProps {
  /** Why the session ended. */
  readonly reason: string
  readonly email: string
  readonly onRenewed: () => void
  /** It could not be loaded: the next call that finds the session ended asks for it again. */
  readonly onUnavailable: () => void
  readonly onLeave: () => void
}

/** Signs the same user in again over the page, which keeps what was typed. */
export function RenewalDialog({ reason, email, onRenewed, onLeave }: RenewalDialogProps) {
  return (
    <Modal
      open
      title={reason}
      width={420}
      zIndex={ABOVE_EVERYTHING}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
    >
      <p>The page and everything you typed stay as they are.</p>
      <SignInForm world={worldOfSession()} email={email} fixedEmail onSignedIn={onRenewed} />
      <p>
        Not {email}?{' '}
        <button type="button" className="auth-leave" onClick={onLeave}>
          Leave this page and sign in as somebody else
        </button>
      </p>
    </Modal>
  )
}
