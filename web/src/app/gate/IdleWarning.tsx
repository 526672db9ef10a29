import { Button } from 'antd'
import { SIGNED_OUT } from '@/api/gen/shared/constants'
import { useIdleLimit } from '@/session/useIdleLimit'
import { Cover } from './Cover'
import './idleWarning.css'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Says a minute before that the session ends, and goes as soon as somebody types or clicks; covers the page once it has. */
export function IdleWarning({ hasEnded }: { readonly hasEnded: boolean }) {
  const { secondsLeft, canStay, stay } = useIdleLimit(hasEnded)
  if (secondsLeft === null || hasEnded) return null
  if (secondsLeft === 0) return <Cover title={SIGNED_OUT} />
  return (
    <section className="gate-idle" role="alert">
      <p>
        <strong>Your session is about to end.</strong>{' '}
        {canStay
          ? 'You have not used the console for a while.'
          : 'It has reached its time limit. Sign in again here when it ends; your input is kept.'}
      </p>
      <span role="timer" aria-live="off">
        {clock(secondsLeft)}
      </span>
      {canStay && (
        <Button size="small" type="primary" onClick={() => stay()}>
          Stay signed in
        </Button>
      )}
    </section>
  )
}
