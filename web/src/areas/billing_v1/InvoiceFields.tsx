import { Form, Input, Select, Switch } from 'antd'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { testPlayersInclusionValues } from '@/api/gen/shared/enums'
import { useClock } from '@/kit/display/clock'
import { hasEnded } from '@/kit/display/days'
import { optionsOf } from '@/kit/display/options'
import { DateField } from '@/kit/form/DateField'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { inclusions } from './labels'
import { monthNames, thisYear, yearsFrom } from './period'

/** The fields of an invoice, whoever is billed. */
export function InvoiceFields({ isBrand }: { readonly isBrand: boolean }) {
  const { now } = useClock()
  const first = useGeneralQuery().data?.firstInvoiceYear ?? thisYear(now())
  const year = Form.useWatch<number | undefined>('year')
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  return (
    <>
      <FieldPair>
        <Field name="month" label="Month">
          <Select
            options={monthNames.map((option, index) => ({
              ...option,
              disabled: year !== undefined && !hasEnded(year, index + 1, now()),
            }))}
          />
        </Field>
        <Field name="year" label="Year">
          <Select options={yearsFrom(first, now())} />
        </Field>
      </FieldPair>
      <Field name="title" label="Title">
        <Input />
      </Field>
      <FieldPair>
        {isPlatform && (
          <Field name="testPlayersInclusion" label="Test players">
            <Select options={optionsOf(testPlayersInclusionValues, inclusions)} />
          </Field>
        )}
        <Field
          name="includeBrands"
          label="Include brands"
          item={{ valuePropName: 'checked' }}
          {...(isBrand && { help: 'Does not apply to brands.' })}
        >
          <Switch />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field name="reference" label="Reference">
          <Input />
        </Field>
        <DateField name="issuedAt" label="Issued on" placeholder="Today" />
      </FieldPair>
      <Field name="note" label="Note">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
    </>
  )
}
