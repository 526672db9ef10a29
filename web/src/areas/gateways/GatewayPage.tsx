import { Alert } from 'antd'
import { useParams } from 'react-router'
import { COUNTRY_NAMES } from '@/api/gen/gateways/constants'
import { type PaymentGateway, useGatewayQuery } from '@/api/gen/gateways/endpoints'
import { credentialNameValues } from '@/api/gen/gateways/enums'
import { languageName } from '@/kit/display/languageName'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'
import { useAddressTab } from '@/kit/list/useOpenRecord'
import { jsonTab } from '@/kit/record/jsonTab'
import { RecordPage } from '@/kit/record/RecordPage'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { useGatewayActions } from './actions'
import { fields } from './fields'
import { credentialNames, listOf, nameOf, operations, stateOf, titleOf } from './labels'
import './gateways.css'

/** A gateway: what players read, its terms, what goes through it, and what may be done with it. */
export function GatewayPage() {
  const { uuid = '' } = useParams()
  const { actions, isDeleting } = useGatewayActions()
  const loaded = useGatewayQuery({ uuid }, { skip: isDeleting })
  const { operation = 'DEPOSIT', version = 'V2' } = loaded.data ?? {}
  const generation = version === 'V1' ? ' (V1)' : ''
  return (
    <RecordPage<PaymentGateway>
      what="The gateway"
      loaded={loaded}
      label={nameOf}
      name={titleOf}
      title={(gateway) => <Name text={titleOf(gateway)} />}
      back={{
        label: `${operations[operation]} gateways${generation}`,
        to: listOf({ operation, version }),
      }}
      state={(gateway) => <Status {...stateOf(gateway)} />}
      actions={actions}
      tabs={tabs}
      tab={useAddressTab()}
    />
  )
}

function Details({ record: gateway }: RecordTabProps<PaymentGateway>) {
  const { facts } = fields
  const countries = gateway.countries.map((code) => names[code] ?? code).join(', ') || 'All'
  return (
    <>
      <Notices gateway={gateway} />
      <RecordFields
        fields={[
          ...facts(gateway, 'provider', 'category', 'order', 'opTitle', 'uuid', 'tags'),
          ['Credentials', credentialsText(gateway)],
          ...facts(gateway, 'createdAt', 'updatedAt', 'updatedBy'),
        ]}
      />
      <RecordFields
        title="Terms"
        fields={[
          ...facts(gateway, 'limits', 'fee'),
          ['Margin', `${gateway.margin} %`],
          ...facts(gateway, 'currencies'),
          ['Countries', countries],
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
          title={`It belongs to ${opTitle}, and is used here because the brand has none of this provider.`}
        />
      )}
      {provider !== 'MANUAL' && credentialsSet.length === 0 && (
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

/** What players read, in each language that it has a text in. */
function PlayerTexts({ record: gateway }: RecordTabProps<PaymentGateway>) {
  const { title, subtitle, description } = gateway
  const languages = [
    ...new Set([title, subtitle, description].flatMap((texts) => Object.keys(texts))),
  ]
  const text = (texts: PaymentGateway['title'], language: string) => (
    <bdi lang={language}>{texts[language as keyof typeof texts]}</bdi>
  )
  return (
    <Rows
      caption="What players read"
      of={languages}
      keyOf={(language) => language}
      columns={{
        Language: (language) => languageName(language),
        Title: (language) => text(title, language),
        Subtitle: (language) => text(subtitle, language),
        Description: (language) => text(description, language),
      }}
    />
  )
}

const tabs: readonly RecordTab<PaymentGateway>[] = [
  { key: 'details', label: 'Details', Body: Details },
  { key: 'texts', label: 'Texts', Body: PlayerTexts },
  jsonTab('Gateway as JSON', { roles: ['SUPER_ADMIN'] }),
]
