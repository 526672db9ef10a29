import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { FieldRule } from '@/api/rules'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { ascends } from './levels'

const MOST = 20

interface RowField {
  readonly name: string
  readonly label: string
  readonly isPercentage?: boolean
}

interface SettingRowsProps<Row extends object> {
  readonly name: string
  readonly legend: string
  /** What a row is called: `Level`. */
  readonly row: string
  /** Its first is where a row starts, above the one before it. */
  readonly fields: readonly [RowField, ...RowField[]]
  readonly rules: Readonly<Record<string, readonly FieldRule[]>>
  /** Whether the first row has to start at 0. */
  readonly fromZero?: boolean
  readonly next: (rows: readonly Row[]) => Row
}

/** Rows that start one above the other; only the last can be taken away. */
export function SettingRows<Row extends object>(props: SettingRowsProps<Row>) {
  const { name: list, legend, row, fields, rules, fromZero = false, next } = props
  const form = Form.useFormInstance()
  const [{ name: start }] = fields
  const startsOf = (): (number | null | undefined)[] =>
    (form.getFieldValue(list) ?? []).map((each: Record<string, number | null>) => each?.[start])
  const order = (at: number): FieldRule => ({
    validator: async () => {
      if (!ascends(startsOf(), at)) throw new Error('Each row must start above the previous one.')
      if (fromZero && at === 0 && (startsOf()[0] ?? 0) !== 0)
        throw new Error('The first row starts at 0, so that there is no gap below it.')
    },
  })
  return (
    <Form.List name={list}>
      {(rows, { add, remove }, { errors }) => (
        <fieldset className="operators-rows">
          <legend>{legend}</legend>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="operators-row" data-fields={fields.length}>
              <span>
                {row} {at + 1}
              </span>
              {fields.map(({ name, label, isPercentage }) => {
                const Input = isPercentage ? PercentageField : MoneyField
                const own = rules[name] ?? []
                const isStart = name === start
                return (
                  <Input
                    key={name}
                    name={[at, name]}
                    label={label}
                    rules={isStart ? [...own, order(at)] : own}
                    {...(isStart && { item: { dependencies: [[list, at - 1, start]] } })}
                    aria-label={`${label}, ${row.toLowerCase()} ${at + 1}`}
                  />
                )
              })}
              {at > 0 && at === rows.length - 1 && (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={`Remove ${row.toLowerCase()} ${at + 1}`}
                  title={`Remove ${row.toLowerCase()} ${at + 1}`}
                  onClick={() => remove(at)}
                />
              )}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={rows.length >= MOST}
            onClick={() => add(next(form.getFieldValue(list) ?? []))}
          >
            Add {/^[aeiou]/i.test(row) ? 'an' : 'a'} {row.toLowerCase()}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
