import { Select } from 'antd'
import { COUNTRY_NAMES } from '@/api/gen/gateways/constants'
import {
  type PaymentGateway,
  useGatewayQuery,
  useOperatorTagsQuery,
} from '@/api/gen/gateways/endpoints'
import { gatewayEditForm } from '@/api/gen/gateways/forms'
import { currencyValues } from '@/api/gen/shared/enums'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { CountField, MoneyField, PercentageField } from '@/kit/form/NumberField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { titleOf } from './labels'
import { Texts } from './Texts'
import './gateways.css'

const countries = Object.entries(COUNTRY_NAMES).map(([value, name]) => ({
  value,
  label: `${name} (${value})`,
}))

/** What players read of a gateway, and its terms. */
export function EditGateway({ record: listed, onClose }: RecordDialogProps<PaymentGateway>) {
  const { uuid, opId } = listed
  const call = useGatewayQuery({ uuid }, { refetchOnMountOrArgChange: true })
  const { data: tags } = useOperatorTagsQuery({ opId })
  return (
    <LoadedDialog
      title="Edit gateway"
      what="The gateway"
      call={call}
      listed={listed}
      write="gatewayEdit"
      onClose={onClose}
    >
      {(gateway) => (
        <EditDialog
          form={gatewayEditForm}
          as="drawer"
          title={`Edit gateway ${quotedName(titleOf(gateway))}`}
          submitLabel="Save gateway"
          record={gateway}
          values={valuesOf}
          fixed={{ uuid, opId }}
          onClose={onClose}
        >
          <Texts />
          <Terms tags={[...new Set([...gateway.tags, ...readList(tags?.operatorTags)])]} />
        </EditDialog>
      )}
    </LoadedDialog>
  )
}

const valuesOf = (gateway: PaymentGateway) => {
  const { title, subtitle, description, order, currencies, tags } = gateway
  const { minAmount, maxAmount, fixedFee, feePercentage, margin } = gateway
  return {
    ...{ title, subtitle, description, order, currencies, tags, countries: gateway.countries },
    ...{ minAmount, maxAmount, fixedFee, feePercentage, margin },
  }
}

function Terms({ tags }: { readonly tags: readonly string[] }) {
  return (
    <>
      <FieldPair>
        <CountField name="order" label="Order" help="The lowest of those that fit is taken." />
        <PercentageField name="margin" label="Margin" help="Less than the market’s rate." />
        <MoneyField name="minAmount" label="Minimum" currency="" help="In the currency paid in." />
        <MoneyField name="maxAmount" label="Maximum" currency="" help="In the currency paid in." />
        <MoneyField
          name="fixedFee"
          label="Fixed fee"
          currency=""
          help="In the currency paid out."
        />
        <PercentageField name="feePercentage" label="Fee in percent" help="Of what is converted." />
      </FieldPair>
      <Field name="currencies" label="Currencies" help="Leave empty for all.">
        <Select mode="multiple" placeholder="All" options={optionsOf(currencyValues)} />
      </Field>
      <Field name="countries" label="Countries" help="Of the players. Leave empty for all.">
        <Select mode="multiple" placeholder="All" options={countries} optionFilterProp="label" />
      </Field>
      <Field name="tags" label="Tags" help="Some of the operator’s tags.">
        <Select mode="multiple" placeholder="None" options={optionsOf(tags)} />
      </Field>
    </>
  )
}
