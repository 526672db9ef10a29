import { None } from './None'
import { cutName, personText } from './personText'
import { rawText } from './readValue'

interface NameProps {
  /** As a person typed it. */
  readonly text: string | null | undefined
}

/** A name that a person typed, apart from the text around it; a long one is cut, its title is the whole. */
export function Name({ text }: NameProps) {
  const whole = personText(rawText(text))
  if (!whole) return <None />
  const short = cutName(whole)
  return (
    <bdi className="kit-name" {...(short !== whole && { title: whole })}>
      {short}
    </bdi>
  )
}
