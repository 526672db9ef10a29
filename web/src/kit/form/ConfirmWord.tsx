import { Form } from 'antd'
import { TypedWord } from '../dialog/TypedWord'

interface ConfirmWordProps {
  readonly word: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A word that is typed before a form is sent; Enter sends it. */
export function ConfirmWord(props: ConfirmWordProps) {
  const form = Form.useFormInstance()
  return <TypedWord {...props} onEnter={form.submit} />
}
