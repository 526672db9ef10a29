import { Form, type FormItemProps, Switch } from 'antd'
import {
  cloneElement,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
} from 'react'
import type { FieldRule } from '@/api/rules'
import type { ControlProps, ShownField } from './rebase'

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

/** A switch always has a value: nobody has to give one. */
const NEVER_EMPTY = { required: false }

let release: () => void = () => undefined
/** Kept once nobody presses a pointer. */
let released = Promise.resolve()
addEventListener(
  'pointerdown',
  () => {
    release()
    released = new Promise((resolve) => {
      release = resolve
    })
  },
  true,
)
for (const end of ['pointerup', 'pointercancel', 'contextmenu', 'keydown']) {
  addEventListener(end, () => release(), true)
}

/** A labelled control under the rules that the platform holds it to: as it is changed, and as it is left. */
export function Field({ name, label, help, first, hidden = false, item, ...field }: FieldProps) {
  const known = useContext(FieldRulesContext)
  const shown = useContext(ShownFieldsContext)
  const form = Form.useFormInstance()
  const control = isValidElement<ControlProps>(field.children) ? field.children : null
  useEffect(() => {
    if (typeof name === 'string') shown?.set(name, { label, control })
  })
  const own = field.rules ?? (typeof name === 'string' ? known[name] : undefined) ?? []
  const rules = first ? [first, ...own] : [...own]
  /** Left by a press, it is judged after that: its message would move what is pressed, and the click be lost. */
  const judge = async () => {
    await released
    if (!form.isFieldValidating(name)) await form.validateFields([name]).catch(() => undefined)
  }
  const onBlur: ControlProps['onBlur'] = (...given) => {
    control?.props.onBlur?.(...given)
    if (shown && rules.length > 0) void judge()
  }
  return (
    <Form.Item
      name={typeof name === 'string' ? name : [...name]}
      label={label}
      extra={help}
      rules={rules}
      {...(control?.type === Switch && NEVER_EMPTY)}
      validateFirst
      hidden={hidden}
      {...item}
    >
      {control ? cloneElement(control, { onBlur }) : field.children}
    </Form.Item>
  )
}
