import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import type { ApiError } from '@/api/answer'
import { messageText } from './personText'
import { RequestId } from './RequestId'
import './Failure.css'

interface FieldBoundaryProps {
  /** Changes with what is drawn: then it is tried anew. */
  readonly of?: unknown
  /** In its place where it cannot be drawn. */
  readonly instead?: ReactNode
  /** A function is called within, so that what it throws stays here, too. */
  readonly children: ReactNode | (() => ReactNode)
}

interface FieldBoundaryState {
  readonly of: unknown
  readonly isBroken: boolean
}

const MISSING = (
  <span className="kit-nothing" title="Not available: the platform’s answer is incomplete.">
    —
  </span>
)

/** A cell or a section: where the platform's answer lacks what it needs, the rest of the page stays. */
export class FieldBoundary extends Component<FieldBoundaryProps, FieldBoundaryState> {
  override readonly state: FieldBoundaryState = { of: this.props.of, isBroken: false }

  static getDerivedStateFromProps(
    { of }: FieldBoundaryProps,
    state: FieldBoundaryState,
  ): FieldBoundaryState | null {
    return of === state.of ? null : { of, isBroken: false }
  }

  static getDerivedStateFromError(): Partial<FieldBoundaryState> {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { children, instead = MISSING } = this.props
    if (this.state.isBroken) return instead
    if (typeof children !== 'function') return children
    try {
      return children()
    } catch {
      return instead
    }
  }
}

/** In place of a section that cannot be drawn. */
export const MISSING_SECTION = (
  <p role="status">Not available: the platform’s answer is incomplete.</p>
)

interface FailureProps {
  /** What could not be done: `The invoices could not be loaded`. */
  readonly what: string
  readonly error: ApiError
  readonly onRetry: () => void
  readonly retryLabel?: string
}

/** What could not be read, why, how to try again, and the request id; of what is not there, only that. */
export function Failure({ what, error, onRetry, retryLabel = 'Try again' }: FailureProps) {
  if (error.kind === 'notFound') {
    return (
      <div className="kit-failure" role="alert">
        <strong>{error.messagesFrom === 'platform' ? error.messages[0] : 'Not found.'}</strong>
        <p>It may have been deleted, or belong to an operator you have no access to.</p>
      </div>
    )
  }
  if (error.http === 410) {
    const [gone, kept] = error.messages
    return (
      <div className="kit-failure" role="alert">
        <strong>{gone}</strong>
        {kept !== undefined && <p>{kept}</p>}
      </div>
    )
  }
  return (
    <div className="kit-failure" role="alert">
      <strong>{what}</strong>
      <p>{messageText(error.messages[0])}</p>
      <Button onClick={onRetry}>{retryLabel}</Button>
      <RequestId id={error.requestId} />
    </div>
  )
}
