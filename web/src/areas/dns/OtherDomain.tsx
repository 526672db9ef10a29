import { Checkbox, Form } from 'antd'
import { otherDomain } from './labels'

/** The field of the answer; it is no part of what is sent. */
const BELOW = 'isBelow'
const WANTED = 'Tick this, or remove the other domain from the name.'

interface OtherDomainProps {
  /** The field with the name. */
  readonly field: string
  /** The domains below which the record may come. */
  readonly zoneNames: readonly string[]
}

const isTicked = (_: unknown, ticked: unknown) =>
  ticked ? Promise.resolve() : Promise.reject(new Error(WANTED))

/** Asks about a name that ends in another domain: it would be a name below this one. */
export function OtherDomain({ field, zoneNames }: OtherDomainProps) {
  const name: unknown = Form.useWatch(field)
  const other = typeof name === 'string' ? otherDomain(name, zoneNames) : null
  if (!other) return null
  const below = zoneNames.length === 1 ? zoneNames[0] : 'the operator’s domain'
  return (
    <Form.Item name={BELOW} valuePropName="checked" rules={[{ validator: isTicked }]}>
      <Checkbox>
        The name ends in another domain, {other}. It becomes a name below {below}, as I want
      </Checkbox>
    </Form.Item>
  )
}

/** What is sent of a form that asked. */
export function withoutAnswer<Values extends object>(values: Values): Values {
  const { [BELOW]: _, ...sent } = values as Values & { readonly [BELOW]?: boolean }
  return sent as Values
}
