import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { FieldRule } from '@/api/rules'
import { MoneyField, PercentageField } from './NumberField'
import './SettingRows.css'

const MOST = 20

interface RowField {
  readonly name: string
  readonly label: string
  readonly isPercentage?: boolean
}

interface SettingRowsProps<Row extends object> {
  readonly name: string | readonly string[]
  readonly legend: string
  /** What a row is called: `Level`. */
  readonly row: string
  /** Its first is where a row starts, above the one before it. */
  readonly fields: readonly [RowField, ...RowField[]]
  readonly rules: Readonly<Record<string, readonly FieldRule[]>>
  readonly next: (rows: readonly Row[]) => Row
  /** Where the first field does not lead into a row but out of it. */
  readonly exit?: Exit<Row>
}

export type Starts = readonly (number | null | undefined)[]

/** The last row has no way out. */
interface Exit<Row> {
  /** What the last row is given once another comes after it. */
  readonly opened: (rows: readonly Row[]) => number
  /** What is wrong with the figure of a row; null where nothing is. */
  readonly wrong: (exits: Starts, at: number) => string | null
}

/** Whether a row starts above the one before it; one that is not filled in is not judged. */
export const ascends = (starts: Starts, at: number): boolean => {
  const own = starts[at]
  const before = starts[at - 1]
  return typeof own !== 'number' || typeof before !== 'number' || own > before
}

/** Rows that start one above the other; only the last can be taken away. */
export function SettingRows<Row extends object>(props: SettingRowsProps<Row>) {
  const { name: list, legend, row, fields, rules, next, exit } = props
  const form = Form.useFormInstance()
  const [{ name: start }] = fields
  const listPath = typeof list === 'string' ? [list] : list
  const rowsOf = (): Row[] => form.getFieldValue([...listPath]) ?? []
  const startsOf = () =>
    rowsOf().map((each) => (each as Record<string, number | null> | undefined)?.[start])
  const order = (at: number): FieldRule => ({
    validator: async () => {
      const wrong = exit
        ? exit.wrong(startsOf(), at)
        : !ascends(startsOf(), at) && 'Each row must start above the previous one.'
      if (wrong) throw new Error(wrong)
    },
  })
  const setStart = (at: number, value: number) =>
    form.setFieldValue([...listPath, at, start], value)
  const grow = (add: (row: Row) => void) => {
    const before = rowsOf()
    if (exit && before.length > 0) setStart(before.length - 1, exit.opened(before))
    add(next(before))
  }
  const shrink = (remove: (at: number) => void, at: number) => {
    remove(at)
    if (exit) setStart(at - 1, 0)
  }
  return (
    <Form.List name={[...listPath]}>
      {(rows, { add, remove }, { errors }) => (
        <fieldset className="kit-setting-rows">
          <legend>{legend}</legend>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="kit-setting-row" data-fields={fields.length}>
              <span>
                {row} {at + 1}
              </span>
              {fields.map(({ name, label, isPercentage }) => {
                const Input = isPercentage ? PercentageField : MoneyField
                const own = rules[name] ?? []
                const isStart = name === start
                const isExit = isStart && exit !== undefined && at === rows.length - 1
                return (
                  <Input
                    key={name}
                    name={[at, name]}
                    label={label}
                    rules={isStart ? [...own, order(at)] : own}
                    {...(isStart && { item: { dependencies: [[...listPath, at - 1, start]] } })}
                    {...(isExit && { disabled: true })}
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
                  onClick={() => shrink(remove, at)}
                />
              )}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={rows.length >= MOST}
            onClick={() => grow(add)}
          >
            Add {/^[aeiou]/i.test(row) ? 'an' : 'a'} {row.toLowerCase()}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
