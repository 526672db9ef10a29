import { Form, type FormItemProps } from 'antd'
import { createContext, type ReactNode, useContext } from 'react'
import type { FieldRule } from '@/api/rules'

export type FieldRules = Readonly<Record<string, readonly FieldRule[]>>

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
