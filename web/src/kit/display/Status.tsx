import { rawText } from './readValue'
import './Status.css'

/** One colour each, everywhere: amber, green, red, blue, grey. */
export type Tone = 'waiting' | 'good' | 'bad' | 'running' | 'ended'

/** What a state is called, and its colour. */
export interface StatusLabel {
  readonly tone: Tone
  readonly label: string
}

/** What a value is called; one that the console does not know is shown as it came. */
export const labelOf = (
  labels: Readonly<Record<string, StatusLabel>>,
  value: string | null | undefined,
): StatusLabel => {
  const known = typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : null
  return known ?? { tone: 'ended', label: rawText(value) || '—' }
}

export function Status({ tone, label }: StatusLabel) {
  return (
    <span className="kit-status" data-tone={tone}>
      {label}
    </span>
  )
}
