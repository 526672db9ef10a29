import { Form, type FormItemProps } from 'antd'
import { createContext, isValidElement, type ReactNode, useContext, useEffect } from 'react'
import type { FieldRule } from '@/api/rules'
import type { ShownField } from './rebase'

export type FieldRules = Readonly<Record<string, readonly FieldRule[]>>

/** How a form shows its fields, by name, for what has to be told of their values. */
export const ShownFieldsContext = createContext<Map<string, ShownField> | null>(null)

/** The contract's rules of the form's body, by field. */
export const FieldRulesContext = createContext<FieldRules>({})

export interface FieldProps {
  /** The wire name; within a Form.List the index and the name. */
  readonly name: string | readonly (string | number)[]
  readonly label: string
  readonly help?: ReactNode
  /** Instead of the contract's, where the form knows better. */
  readonly rules?: readonly FieldRule[] | undefined
  /** Comes before the others: what the control itself has to say of what stands in it. */
  readonly first?: FieldRule
  readonly hidden?: boolean
  readonly item?: Pick<
    FormItemProps,
    'valuePropName' | 'dependencies' | 'getValueProps' | 'normalize'
  >
  readonly children: ReactNode
}

/** A labelled control under the rules that the platform holds it to. */
export function Field({ name, label, help, first, hidden = false, item, ...field }: FieldProps) {
  const known = useContext(FieldRulesContext)
  const shown = useContext(ShownFieldsContext)
  useEffect(() => {
    const control = isValidElement<object>(field.children) ? field.children : null
    if (typeof name === 'string') shown?.set(name, { label, control })
  })
  const own = field.rules ?? (typeof name === 'string' ? known[name] : undefined) ?? []
  return (
    <Form.Item
      name={typeof name === 'string' ? name : [...name]}
      label={label}
      extra={help}
      rules={first ? [first, ...own] : [...own]}
      validateFirst
      hidden={hidden}
      {...item}
    >
      {field.children}
    </Form.Item>
  )
}
