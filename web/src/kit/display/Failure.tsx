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
  /** What was being done: `loading the invoices`. */
  readonly doing: string
  /** What could not be done, where that is not what `doing` says: `The review was not opened`. */
  readonly what?: string
  /** What is not lost. */
  readonly kept?: string
  readonly error: ApiError
  readonly onRetry: () => void
  readonly retryLabel?: string
}

const LOADING = 'loading '

/** In the specification's words where the line failed. */
function titleOf({ doing, what, error }: FailureProps): string {
  if (error.kind === 'network') return `An error occurred while ${doing}.`
  if (what !== undefined || !doing.startsWith(LOADING)) return what ?? `Failed: ${doing}`
  const subject = doing.slice(LOADING.length)
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} could not be loaded`
}

/** What could not be read, why, how to try again, and the request id; of what is not there, only that. */
export function Failure(props: FailureProps) {
  const { error, onRetry, retryLabel = 'Try again', kept } = props
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
      <strong>{titleOf(props)}</strong>
      <p>{messageText(error.messages[0])}</p>
      {kept && <p>{kept}</p>}
      <Button onClick={onRetry}>{retryLabel}</Button>
      <RequestId id={error.requestId} />
    </div>
  )
}
