import { useParams } from 'react-router'
import { api, type PaymentGateway, useGatewayQuery } from '@/api/gen/gateways/endpoints'
import { languageName } from '@/kit/display/languageName'
import { Name } from '@/kit/display/Name'
import { None } from '@/kit/display/None'
import { Rows } from '@/kit/display/Rows'
import { rawText } from '@/kit/display/readValue'
import { Status } from '@/kit/display/Status'
import { useAddressTab } from '@/kit/list/useOpenRecord'
import { jsonTab } from '@/kit/record/jsonTab'
import { RecordPage } from '@/kit/record/RecordPage'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { recordReads } from '@/session/reads'
import { useHrefTo } from '@/session/useGoTo'
import { useGatewayActions } from './actions'
import { DetailsTab } from './DetailsTab'
import { listOf, nameOf, operations, stateOf, titleOf } from './labels'

/** A gateway: what players read, its terms, what goes through it, and what may be done with it. */
export function GatewayPage() {
  const { uuid = '' } = useParams()
  const hrefTo = useHrefTo()
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
        label: `${operations[operation] ?? rawText(operation)} gateways${generation}`.trimStart(),
        to: hrefTo(listOf({ operation, version })),
      }}
      state={(gateway) => <Status {...stateOf(gateway)} />}
      actions={actions}
      tabs={tabs}
      tab={useAddressTab()}
    />
  )
}

/** What players read, in each language that it has a text in. */
function PlayerTexts({ record: gateway }: RecordTabProps<PaymentGateway>) {
  const { title, subtitle, description } = gateway
  const languages = [
    ...new Set([title, subtitle, description].flatMap((texts) => Object.keys(texts ?? {}))),
  ]
  const text = (texts: PaymentGateway['title'], language: string) => {
    const said = rawText(texts?.[language as keyof typeof texts])
    return said ? <bdi lang={language}>{said}</bdi> : <None />
  }
  return (
    <Rows
      className="gateways-rows"
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
  { key: 'details', label: 'Details', Body: DetailsTab },
  { key: 'texts', label: 'Texts', Body: PlayerTexts },
  jsonTab('Gateway as JSON', { roles: ['SUPER_ADMIN'] }),
]

export const reads = recordReads(api.endpoints.gateway, 'uuid', (key) => key)
