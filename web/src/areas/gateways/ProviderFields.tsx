import { Form, Select } from 'antd'
import { useState } from 'react'
import { CATEGORY_PROVIDERS } from '@/api/gen/gateways/constants'
import type {
  GatewayCategory,
  GatewayOperation,
  GatewayProvider,
} from '@/api/gen/gateways/endpoints'
import { gatewayCategoryValues } from '@/api/gen/gateways/enums'
import { useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import { SEARCHED_ABOVE } from '@/kit/display/options'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { categories, providers } from './labels'

interface Offered {
  readonly provider: GatewayProvider
  readonly paidBy: string
}

interface Values {
  readonly opId?: string
  readonly category?: GatewayCategory
  readonly provider?: GatewayProvider | undefined
}

/** A category and one of its providers, of the gateways that the operator is allowed alone. */
export function ProviderFields({ operation }: { readonly operation: GatewayOperation }) {
  const form = Form.useFormInstance<Values>()
  const opId = Form.useWatch('opId', form)
  const category = Form.useWatch('category', form)
  const { data } = useOperatorsShowQuery({ operatorNamed: { opId: opId ?? '' } }, { skip: !opId })
  const { settings } = data ?? {}
  const of = operation === 'DEPOSIT' ? settings?.deposit : settings?.withdraw
  const allowed = new Set<string>(readList(of?.allowedGateways))
  const offeredBy = (name: GatewayCategory): readonly Offered[] =>
    (CATEGORY_PROVIDERS[name] as readonly Offered[]).filter(({ paidBy }) => allowed.has(paidBy))
  const offered = category ? offeredBy(category) : []
  return (
    <>
      <Field name="category" label="Category" help="Decides which providers there are.">
        <Select<GatewayCategory>
          placeholder={opId ? 'Choose a category' : 'Choose an operator first'}
          options={gatewayCategoryValues
            .filter((name) => offeredBy(name).length > 0)
            .map((value) => ({ value, label: categories[value] }))}
          onChange={(name) => form.setFieldValue('provider', offeredBy(name)[0]?.provider)}
        />
      </Field>
      <Field name="provider" label="Provider">
        <ProviderSelect key={category} offered={offered} />
      </Field>
    </>
  )
}

interface ProviderSelectProps {
  readonly offered: readonly Offered[]
  readonly id?: string
  readonly value?: GatewayProvider
  readonly onChange?: (provider: GatewayProvider) => void
}

/** Entries by their place: two of them may stand for one value. */
function ProviderSelect({ offered, value, onChange, ...input }: ProviderSelectProps) {
  const [place, setPlace] = useState(0)
  const isOf = ({ provider }: Offered) => provider === value
  const chosen = offered[place]
  const at = chosen && isOf(chosen) ? place : offered.findIndex(isOf)
  return (
    <Select<number>
      {...input}
      placeholder="Choose a category first"
      {...(at >= 0 && { value: at })}
      showSearch={offered.length > SEARCHED_ABOVE}
      optionFilterProp="label"
      disabled={offered.length < 2}
      options={offered.map(({ provider }, key) => ({ value: key, label: providers[provider] }))}
      onChange={(entry) => {
        setPlace(entry)
        const provider = offered[entry]?.provider
        if (provider) onChange?.(provider)
      }}
    />
  )
}
