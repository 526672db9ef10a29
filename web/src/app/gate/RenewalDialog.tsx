import { Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { isNoWorld, SignInForm, simulatorAccounts } from '@/areas/auth'
import '@/areas/auth/auth.css'
import { otherWorld, worldOfSession } from '@/session/signInHint'

/** Above the cover, which is above the toasts. */
const ABOVE_EVERYTHING = 2110

interface RenewalDialogProps {
  /** Why the session ended. */
  readonly reason: string
  readonly email: string
  readonly onRenewed: () => void
  /** It could not be loaded: the next call that finds the session ended asks for it again. */
  readonly onUnavailable: () => void
  readonly onLeave: () => void
}

/** The world of the session, once it is known to have ended. */
function useEndedWorld(): string | undefined {
  const [ended, setEnded] = useState<string>()
  useEffect(() => {
    const world = otherWorld()
    if (!world) return
    simulatorAccounts(world).then((answer) => {
      if (!answer.ok && isNoWorld(answer.error)) setEnded(world)
    })
  }, [])
  return ended
}

/** Signs the same user in again over the page, which keeps what was typed. */
export function RenewalDialog({ reason, email, onRenewed, onLeave }: RenewalDialogProps) {
  const endedWorld = useEndedWorld()
  if (endedWorld)
    return (
      <Modal
        open
        rootClassName="gate-renewal"
        title={`The world ${endedWorld} has ended`}
        width={420}
        zIndex={ABOVE_EVERYTHING}
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        footer={<Button onClick={onLeave}>Leave this page</Button>}
      >
        <p>What was in it is gone, and so is what this page shows.</p>
      </Modal>
    )
  return (
    <Modal
      open
      rootClassName="gate-renewal"
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
