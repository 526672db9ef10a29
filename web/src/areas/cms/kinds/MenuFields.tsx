import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { menuItemRules, subMenuItemRules } from '@/api/gen/cms/rules'
import { Field } from '@/kit/form/Field'
import { Sortable } from '@/kit/sortable/Sortable'
import type { FieldsProps } from '../content'
import { KeyField } from './inputs'

const ITEMS_MAX = 20
const BLANK = { title: '', url: '' }

export const MenuFields = ({ dir, isNew }: FieldsProps) => (
  <>
    <KeyField isNew={isNew} help="What the site asks for the menu by, such as main." />
    <Links path={['items']} label="Links" dir={dir} depth={0} />
  </>
)

interface LinksProps extends Pick<FieldsProps, 'dir'> {
  /** Of the list in the form. */
  readonly path: readonly (string | number)[]
  /** Of the list in the list around it. */
  readonly name?: readonly (string | number)[]
  readonly label: string
  /** The links below others are the last. */
  readonly depth: number
}

/** Links in their order, put there by drag or keys. */
function Links({ path, name = path, label, dir, depth }: LinksProps) {
  const form = Form.useFormInstance()
  const rules = depth === 0 ? menuItemRules : subMenuItemRules
  return (
    <Form.List name={[...name]}>
      {(rows, { add, remove, move }) => (
        <fieldset className="cms-shared">
          <legend>{label}</legend>
          <Sortable
            label={label}
            ids={rows.map(({ key }) => String(key))}
            nameOf={(id) => {
              const at = rows.findIndex(({ key }) => String(key) === id)
              return form.getFieldValue([...path, at, 'title']) || `link ${at + 1}`
            }}
            onMove={move}
          >
            {(_, at) => (
              <>
                <div className="cms-link">
                  <Field name={[at, 'title']} label="Title" rules={rules.title}>
                    <Input dir={dir} aria-label={`Title ${at + 1}`} />
                  </Field>
                  <Field name={[at, 'url']} label="Address" rules={rules.url}>
                    <Input dir="ltr" aria-label={`Address ${at + 1}`} />
                  </Field>
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={`Remove link ${at + 1}`}
                    title={`Remove link ${at + 1}`}
                    onClick={() => remove(at)}
                  />
                </div>
                {depth === 0 && (
                  <Links
                    path={[...path, at, 'items']}
                    name={[at, 'items']}
                    label={`Below link ${at + 1}`}
                    dir={dir}
                    depth={1}
                  />
                )}
              </>
            )}
          </Sortable>
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={rows.length >= ITEMS_MAX}
            onClick={() => add(depth === 0 ? { ...BLANK, items: [] } : BLANK)}
          >
            Add a link
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
