import { Checkbox } from 'antd'
import { useClock } from '@/kit/display/clock'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { TimeField } from '@/kit/form/TimeField'
import type { ContentKind } from './content'

interface SharedFieldsProps {
  readonly kind: ContentKind
  /** Those in which the item is the tenant's own. */
  readonly languages: readonly string[]
}

/** Whether and when it is shown, in all languages alike. */
export function SharedFields({ kind, languages }: SharedFieldsProps) {
  const { timezone } = useClock()
  return (
    <fieldset className="cms-shared">
      <legend>{languages.length > 1 ? 'In all languages' : 'When it is shown'}</legend>
      <Field name="active" label="Status" item={{ valuePropName: 'checked' }}>
        <Checkbox>Active</Checkbox>
      </Field>
      {kind.isTimed && (
        <FieldPair>
          <TimeField name="validFrom" label="Start" help={`At once if empty. ${timezone}`} />
          <TimeField name="validTo" label="End" help={`Without end if empty. ${timezone}`} />
        </FieldPair>
      )}
    </fieldset>
  )
}
