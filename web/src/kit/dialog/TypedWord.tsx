import { Input } from 'antd'
import { useId } from 'react'

interface TypedWordProps {
  /** What has to be typed. */
  readonly word: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

/** Asks for a word before something that cannot be taken back. */
export function TypedWord({ word, value, onChange, onEnter }: TypedWordProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>
        Type{' '}
        <strong>
          <bdi>{word}</bdi>
        </strong>{' '}
        to confirm
      </label>
      <Input
        id={id}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={(event) => {
          // Else the same key presses the button that gets the focus when the dialog closes.
          event.preventDefault()
          onEnter()
        }}
      />
    </p>
  )
}
