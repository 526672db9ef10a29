import './Status.css'

/** One colour each, everywhere: amber, green, red, blue, grey. */
export type Tone = 'waiting' | 'good' | 'bad' | 'running' | 'ended'

interface StatusProps {
  readonly tone: Tone
  readonly word: string
}

export function Status({ tone, word }: StatusProps) {
  return (
    <span className="kit-status" data-tone={tone}>
      {word}
    </span>
  )
}
