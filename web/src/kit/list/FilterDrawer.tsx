import '../form/FormDialog.css'
import { Button, Drawer, Form, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import type { FieldRule } from '@/api/rules'
import { type FilterNumberKind, readFilterNumber } from '../form/readNumber'
import { DayFilter } from './DayFilter'
import { type FilterField, type Option, oneIn, severalIn, type Value } from './filterField'

type Values = Readonly<Record<string, Value>>
type StoredField = Omit<FilterField, 'options'> & { readonly options: Option[] | null }

export interface FilterDrawerProps {
  readonly open: boolean
  readonly fields: readonly StoredField[]
  readonly numberKind: (name: string) => FilterNumberKind | null
  /** Whether several of a filter's options may be chosen. */
  readonly several: (name: string) => boolean
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
  /** Of days, which tell themselves. */
  const [dayProblems, setDayProblems] = useState<Problems>({})
  const [round, setRound] = useState(0)
  const clear = () => {
    setDraft({})
    setProblems({})
    setDayProblems({})
    setRound(round + 1)
  }
  const apply = async () => {
    const found = { ...(await problemsIn(form, draft)), ...dayProblems }
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
      <Form key={round} layout="vertical" component="div">
        {form.fields.map((field) => (
          <Form.Item
            key={field.name}
            label={field.label}
            htmlFor={`filter-${field.name}`}
            extra={field.hint}
            {...(problems[field.name] && { validateStatus: 'error', help: problems[field.name] })}
          >
            <Control
              field={field}
              several={form.several(field.name)}
              draft={draft}
              onChange={(value) => setDraft((before) => ({ ...before, [field.name]: value }))}
              onProblem={(problem) =>
                setDayProblems((before) => ({ ...before, [field.name]: problem }))
              }
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
async function problemsIn({ fields, numberKind }: Fields, draft: Values): Promise<Problems> {
  const found = fields.map(async ({ name, rules = [] }) => {
    const text = typedIn(draft, name)
    const kind = numberKind(name)
    const problem =
      kind && text !== ''
        ? readFilterNumber(text, kind, navigator.language).problem
        : brokenRule(rules, text)
    return [name, await problem] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** The filters whose value is another than before; texts are trimmed. */
function changed({ fields, numberKind, values }: Fields, draft: Values): Values {
  const entries = fields.map(({ name }) => {
    const text = typedIn(draft, name)
    const kind = numberKind(name)
    const value = kind ? readFilterNumber(text, kind, navigator.language).applied : text
    return [name, value || null] as const
  })
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== (values[name]?.toString() ?? null)),
  )
}

interface ControlProps {
  readonly field: StoredField
  readonly several: boolean
  readonly draft: Values
  readonly onChange: (value: Value) => void
  readonly onProblem: (problem: string | null) => void
  readonly onEnter: () => void
}

const textIn = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined)

function Control({ field, several, draft, onChange, onProblem, onEnter }: ControlProps) {
  const { name, label, options, day } = field
  const value = draft[name]
  if (day) {
    return (
      <DayFilter
        id={`filter-${name}`}
        label={label}
        width={352}
        edge={day.edge}
        value={textIn(value)}
        bound={textIn(draft[day.bound])}
        onChange={onChange}
        onProblem={onProblem}
      />
    )
  }
  if (options && several) {
    return (
      <Select<string[]>
        id={`filter-${name}`}
        mode="multiple"
        allowClear
        value={severalIn(value)}
        options={options}
        onChange={(chosen) => onChange(chosen.length > 0 ? chosen : null)}
      />
    )
  }
  if (options) {
    return (
      <Select<string | number>
        id={`filter-${name}`}
        allowClear
        value={oneIn(value)}
        options={options}
        onChange={(chosen) => onChange(chosen ?? null)}
      />
    )
  }
  return (
    <Input
      id={`filter-${name}`}
      allowClear
      autoComplete="off"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={onEnter}
    />
  )
}
