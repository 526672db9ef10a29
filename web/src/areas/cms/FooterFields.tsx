import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import type { FooterItem } from '@/api/gen/cms/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { useDialog } from '@/kit/dialog/useDialog'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { Sortable } from '@/kit/sortable/Sortable'
import type { FieldsProps } from './content'
import { FooterItemDialog } from './FooterItemDialog'

const COLUMNS_MAX = 6
const ITEMS_MAX = 20

/** The footer's columns, and the links of each, in their order. */
export function FooterFields({ dir }: FieldsProps) {
  return (
    <Form.List name="columns">
      {(columns, { add, remove, move }) => (
        <fieldset className="cms-shared">
          <legend>Columns</legend>
          <Sortable
            label="Columns"
            ids={columns.map(({ key }) => String(key))}
            nameOf={(id) => `column ${columns.findIndex(({ key }) => String(key) === id) + 1}`}
            onMove={move}
          >
            {(_, at) => (
              <div className="cms-column">
                <strong>Column {at + 1}</strong>
                <Icon label={`Remove column ${at + 1}`} onClick={() => remove(at)} />
                <ColumnItems at={at} dir={dir} />
              </div>
            )}
          </Sortable>
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={columns.length >= COLUMNS_MAX}
            onClick={() => add({ items: [] })}
          >
            Add a column
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}

interface IconProps {
  readonly label: string
  readonly isEdit?: boolean
  readonly onClick: () => void
}

const Icon = ({ label, isEdit = false, onClick }: IconProps) => (
  <Button
    type="text"
    size="small"
    icon={isEdit ? <EditOutlined /> : <DeleteOutlined />}
    aria-label={label}
    title={label}
    onClick={onClick}
  />
)

interface ColumnItemsProps extends Pick<FieldsProps, 'dir'> {
  readonly at: number
}

function ColumnItems({ at, dir }: ColumnItemsProps) {
  const form = Form.useFormInstance()
  const path = ['columns', at, 'items']
  const items: readonly FooterItem[] = Form.useWatch(path, form) ?? []
  const open = useDialog(FooterItemDialog)
  const confirm = useConfirm()
  /** By `setFields`, so that the form knows that it was edited. */
  const put = (place: number, { title, url }: FooterItem) =>
    form.setFields([
      { name: [...path, place, 'title'], value: title, touched: true },
      { name: [...path, place, 'url'], value: url, touched: true },
    ])
  const removeItem = async (item: FooterItem, remove: () => void) => {
    const agreed = await confirm({
      title: `Delete footer menu item ${quotedName(item.title)}?`,
      facts: [['Item', <Name key="item" text={item.title} />]],
      content: <p className="cms-plain">It leaves the footer when the footer is saved.</p>,
      confirmLabel: 'Delete footer menu item',
      danger: true,
    })
    if (agreed) remove()
  }
  return (
    <Form.List name={[at, 'items']}>
      {(rows, { add, move, remove }) => (
        <div className="cms-column-items">
          <Sortable
            label={`Items of column ${at + 1}`}
            ids={rows.map(({ key }) => String(key))}
            nameOf={(id) => items[rows.findIndex(({ key }) => String(key) === id)]?.title ?? 'item'}
            onMove={move}
          >
            {(_, place) => {
              const item = items[place] ?? { title: '', url: '' }
              return (
                <div className="cms-footer-item">
                  <Field name={[place, 'title']} label="Title" hidden>
                    <Input />
                  </Field>
                  <Field name={[place, 'url']} label="URL" hidden>
                    <Input />
                  </Field>
                  <bdi>{item.title}</bdi>
                  <code>{item.url}</code>
                  <Icon
                    isEdit
                    label={`Edit ${item.title}`}
                    onClick={() =>
                      open({ item, dir, onSave: (changed: FooterItem) => put(place, changed) })
                    }
                  />
                  <Icon
                    label={`Delete ${item.title}`}
                    onClick={() => void removeItem(item, () => remove(place))}
                  />
                </div>
              )
            }}
          </Sortable>
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={rows.length >= ITEMS_MAX}
            onClick={() => open({ item: null, dir, onSave: (added: FooterItem) => add(added) })}
          >
            Add item to column {at + 1}
          </Button>
        </div>
      )}
    </Form.List>
  )
}
