import './gateways.css'
import { Alert } from 'antd'
import { COUNTRY_NAMES } from '@/api/gen/gateways/constants'
import type { PaymentGateway } from '@/api/gen/gateways/endpoints'
import { credentialNameValues } from '@/api/gen/gateways/enums'
import { PERCENT } from '@/kit/display/percent'
import { RecordFields } from '@/kit/display/RecordFields'
import { rawText } from '@/kit/display/readValue'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { fields } from './fields'
import { credentialNames, figureText } from './labels'

/** A gateway's facts and terms, what went through it, and what is wrong with it. */
export function DetailsTab({ record: gateway }: RecordTabProps<PaymentGateway>) {
  const { facts } = fields
  return (
    <>
      <Notices gateway={gateway} />
      <RecordFields
        fields={[
          ...facts(gateway, 'provider', 'category', 'order', 'opTitle', 'uuid', 'tags'),
          ['Credentials', () => credentialsText(gateway)],
          ...facts(gateway, 'createdAt', 'updatedAt', 'updatedBy'),
        ]}
      />
      <RecordFields
        title="Terms"
        fields={[
          ...facts(gateway, 'limits', 'fee'),
          ['Margin', figureText(gateway.margin, PERCENT)],
          ...facts(gateway, 'currencies'),
          ['Countries', () => countriesOf(gateway)],
        ]}
      />
      <RecordFields
        title="Last 24 hours"
        fields={facts(gateway, 'requests', 'confirmed', 'median', 'failure')}
      />
    </>
  )
}

const names: Readonly<Record<string, string>> = COUNTRY_NAMES

const countriesOf = ({ countries }: PaymentGateway): string =>
  countries.map((code) => names[code] ?? rawText(code)).join(', ') || 'All'

const credentialsText = ({ provider, credentialsSet }: PaymentGateway): string =>
  provider === 'MANUAL'
    ? 'Needs none'
    : credentialNameValues
        .map(
          (name) =>
            `${credentialNames[name]}: ${credentialsSet.includes(name) ? 'set' : 'not set'}`,
        )
        .join(', ')

function Notices({ gateway }: { readonly gateway: PaymentGateway }) {
  const { isInherited, opTitle, provider, credentialsSet } = gateway
  return (
    <div className="gateways-notices">
      {isInherited && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={`It belongs to ${rawText(opTitle) || 'its operator'}, and is used here because the brand has none of this provider.`}
        />
      )}
      {provider !== 'MANUAL' && credentialsSet?.length === 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title="Its credentials are not set: its provider will not accept anything from it."
        />
      )}
    </div>
  )
}
