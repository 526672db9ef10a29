import { Button, Form, Input, type InputRef, Modal } from 'antd'
import { useId, useRef, useState } from 'react'
import type { ApiError } from '@/api/answer'
import { proofFormRules } from '@/api/gen/auth/rules'
import { tellSignedOut } from '@/api/signedOut'
import { prove, useRetryDelay } from '@/areas/auth'

/** Above every form that a proof may be wanted for, and below what renews the session. */
const ABOVE_FORMS = 1900

interface ProofDialogProps {
  readonly email: string
  readonly open: boolean
  readonly settle: (isProven: boolean) => void
}

interface Values {
  readonly password: string
}

/** Asks for the signed-in user's password before an act that wants to know again who it is. */
export function ProofDialog({ email, open, settle }: ProofDialogProps) {
  const id = useId()
  const [form] = Form.useForm<Values>()
  const input = useRef<InputRef>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const pause = useRetryDelay(error)

  const fail = (failure: ApiError) => {
    if (failure.kind === 'signedOut') {
      settle(false)
      return tellSignedOut(failure)
    }
    const message = failure.fields['password'] ?? failure.messages[0] ?? ''
    form.setFields([{ name: 'password', errors: [message] }])
    setError(failure)
    input.current?.select()
  }
  const submit = async ({ password }: Values) => {
    if (busy || pause > 0) return
    setBusy(true)
    const answer = await prove(password)
    setBusy(false)
    if (answer.ok) settle(true)
    else fail(answer.error)
  }
  const cancel = () => settle(false)
  const footer = (
    <>
      <Button disabled={busy} onClick={cancel}>
        Cancel
      </Button>
      <Button type="primary" htmlType="submit" form={id} loading={busy} disabled={pause > 0}>
        {pause > 0 ? `Try again in ${pause} s` : 'Confirm'}
      </Button>
    </>
  )
  return (
    <Modal
      open={open}
      title="Confirm it’s you"
      width={420}
      zIndex={ABOVE_FORMS}
      closable={!busy}
      keyboard={!busy}
      mask={{ closable: false }}
      footer={footer}
      onCancel={cancel}
      afterOpenChange={(isShown) => isShown && input.current?.focus()}
    >
      <p>
        You signed in a while ago, and this needs your password again. Nothing you entered is lost.
      </p>
      <Form<Values>
        id={id}
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        onFinish={submit}
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Form.Item name="password" label={`Password of ${email}`} rules={proofFormRules.password}>
          <Input.Password ref={input} autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
