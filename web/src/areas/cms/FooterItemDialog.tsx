import { Button, Form, Input, Modal } from 'antd'
import type { FooterItem } from '@/api/gen/cms/endpoints'
import { footerItemRules } from '@/api/gen/cms/rules'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { Field } from '@/kit/form/Field'

interface FooterItemDialogProps extends DialogProps {
  /** Null of a new one. */
  readonly item: FooterItem | null
  readonly dir: 'ltr' | 'rtl'
  readonly onSave: (item: FooterItem) => void
}

/** A link of the footer; it is kept in the footer's form, which is saved as a whole. */
export function FooterItemDialog({ item, dir, onSave, onClose }: FooterItemDialogProps) {
  const [form] = Form.useForm<FooterItem>()
  const label = item ? 'Save footer menu item' : 'Add footer menu item'
  return (
    <Modal
      open
      width={550}
      title={item ? 'Edit footer menu item' : 'Add footer menu item'}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={form.submit}>
            {label}
          </Button>
        </>
      }
    >
      <Form<FooterItem>
        form={form}
        layout="vertical"
        initialValues={item ?? { title: '', url: '' }}
        onFinish={(given) => {
          onSave(given)
          onClose()
        }}
      >
        <Field name="title" label="Title" rules={footerItemRules.title}>
          <Input dir={dir} autoFocus />
        </Field>
        <Field
          name="url"
          label="URL"
          rules={footerItemRules.url}
          help="An https address, or a path such as /terms."
        >
          <Input dir="ltr" />
        </Field>
      </Form>
    </Modal>
  )
}
