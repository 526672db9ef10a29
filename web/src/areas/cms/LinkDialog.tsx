import { Button, Form, Input, Modal } from 'antd'
import { bannerUpdateRules } from '@/api/gen/cms/rules'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { Field } from '@/kit/form/Field'
import { PickPage } from './PagePicker'

interface LinkDialogProps extends DialogProps {
  readonly href: string
  /** Empty takes the link away. */
  readonly onSave: (href: string) => void
}

/** Where the chosen words lead to. */
export function LinkDialog({ href, onSave, onClose }: LinkDialogProps) {
  const [form] = Form.useForm<{ href: string }>()
  return (
    <Modal
      open
      width={550}
      title="Set link"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={form.submit}>
            Set link
          </Button>
        </>
      }
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ href }}
        onFinish={(given) => {
          onSave(given.href)
          onClose()
        }}
      >
        <Field
          name="href"
          label="Address"
          rules={bannerUpdateRules.link}
          help="An https address, or a path such as /promotions. Leave empty for none."
        >
          <Input dir="ltr" />
        </Field>
        <PickPage onPick={(path) => form.setFieldsValue({ href: path })} />
      </Form>
    </Modal>
  )
}
