import { Input } from 'antd'
import type { ComponentProps } from 'react'
import { inFull } from '../display/decimal'

interface CountedTextProps extends ComponentProps<typeof Input.TextArea> {
  /** How many letters the platform takes. */
  readonly most: number
}

/** As the platform counts: of what stands for one letter in two units, one. */
const lettersOf = (text: string): number => [...text].length

/** A text of several lines that counts its letters. What is too long stays, to be shortened: a paste loses nothing. */
export const CountedText = ({ most, ...rest }: CountedTextProps) => (
  <Input.TextArea
    {...rest}
    count={{
      show: ({ count }) => `${inFull(count)} / ${inFull(most)}`,
      max: most,
      strategy: lettersOf,
    }}
  />
)
