import { Button, Drawer, Form, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import type { FieldRule } from '@/api/rules'
import { readCount } from '../form/readNumber'
import { DayFilter } from './DayFilter'
import type { FilterField, Option, Value } from './ListFilters'
import '../form/FormDialog.css'

type Values = Readonly<Record<string, Value>>
type StoredField = Omit<FilterField, 'options'> & { readonly options: Option[] | null }

export interface FilterDrawerProps {
  readonly open: boolean
  readonly fields: readonly StoredField[]
  readonly numeric: (name: string) => boolean
  readonly values: Values
  /** What was changed; null takes a filter away. */
  readonly onApply: (change: Values) => void
  readonly onClose: () => void
}

/** Every filter of a list below each other, applied together. */
export function FilterDrawer({ open, onClose, ...form }: FilterDrawerProps) {
  const [draft, setDraft] = useState<Values>(form.values)
  useEffect(() => {
    if (open) setDraft(form.values)
  }, [open, form.values])
  const [problems, setProblems] = useState<Problems>({})
  const clear = () => {
    setDraft({})
    setProblems({})
  }
  const apply = async () => {
    const found = await problemsIn(form, draft)
    setProblems(found)
    if (Object.values(found).some(Boolean)) return
    form.onApply(changed(form, draft))
    onClose()
  }
  return (
    <Drawer
      open={open}
      title="Filters"
      size={400}
      destroyOnHidden
      onClose={onClose}
      footer={
        <div className="kit-form-footer">
          <Button onClick={clear}>Clear</Button>
          <Button type="primary" onClick={apply}>
            Apply filters
          </Button>
        </div>
      }
    >
      <Form layout="vertical" component="div">
        {form.fields.map((field) => (
          <Form.Item
            key={field.name}
            label={field.label}
            htmlFor={`filter-${field.name}`}
            {...(problems[field.name] && { validateStatus: 'error', help: problems[field.name] })}
          >
            <Control
              field={field}
              draft={draft}
              onChange={(value) => setDraft({ ...draft, [field.name]: value })}
              onEnter={apply}
            />
          </Form.Item>
        ))}
      </Form>
    </Drawer>
  )
}

type Fields = Omit<FilterDrawerProps, 'open' | 'onClose'>
type Problems = Readonly<Record<string, string | null>>

const typedIn = (draft: Values, name: string): string => String(draft[name] ?? '').trim()

async function brokenRule(rules: readonly FieldRule[], text: string): Promise<string | null> {
  for (const { validator, message } of text ? rules : []) {
    try {
      await validator?.({}, text, () => undefined)
    } catch {
      return String(message)
    }
  }
  return null
}

/** Why what was typed into each filter cannot be looked for. */
async function problemsIn({ fields, numeric }: Fields, draft: Values): Promise<Problems> {
  const found = fields.map(async ({ name, rules = [] }) => {
    const text = typedIn(draft, name)
    const isNumber = numeric(name) && text !== ''
    const problem = isNumber ? readCount(text, navigator.language).problem : brokenRule(rules, text)
    return [name, await problem] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** The filters whose value is another than before; texts are trimmed. */
function changed({ fields, numeric, values }: Fields, draft: Values): Values {
  const entries = fields.map(({ name }) => {
    const text = typedIn(draft, name)
    const value = numeric(name) ? readCount(text, navigator.language).applied : text
    return [name, value || null] as const
  })
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== (values[name]?.toString() ?? null)),
  )
}

interface ControlProps {
  readonly field: StoredField
  readonly draft: Values
  readonly onChange: (value: Value) => void
  readonly onEnter: () => void
}

const textIn = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined)

function Control({ field: { name, label, options, day }, draft, onChange, onEnter }: ControlProps) {
  const value = draft[name]
  if (day) {
    return (
      <DayFilter
        label={label}
        width={352}
        edge={day.edge}
        value={textIn(value)}
        bound={textIn(draft[day.bound])}
        onChange={onChange}
      />
    )
  }
  if (options) {
    return (
      <Select<string | number>
        id={`filter-${name}`}
        allowClear
        showSearch={options.length > 10 && { optionFilterProp: 'label' }}
        value={typeof value === 'boolean' ? String(value) : (value ?? null)}
        options={options}
        onChange={(chosen) => onChange(chosen ?? null)}
      />
    )
  }
  return (
    <Input
      id={`filter-${name}`}
      allowClear
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={onEnter}
    />
  )
}
