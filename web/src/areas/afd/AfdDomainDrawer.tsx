import './afd.css'
import { type AfdDomain, useAfdEndpointsQuery } from '@/api/gen/afd/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { fields } from './fields'
import { txtName, validations } from './labels'

interface AfdDomainDrawerProps extends OpenedRecord {
  readonly loaded: Call<AfdDomain>
  readonly actions: readonly RecordAction<AfdDomain>[]
}

const tabs: readonly RecordTab<AfdDomain>[] = [
  { key: 'details', label: 'Details', Body: Details },
  jsonTab('Custom domain as JSON', { appliesTo: (_domain, { role }) => role !== 'DEV_OPS' }),
]

export function AfdDomainDrawer(props: AfdDomainDrawerProps) {
  return (
    <RecordDrawer<AfdDomain>
      {...props}
      title="Custom domain"
      name={({ hostName }) => hostName}
      state={({ domainValidationState: state }) => <Status {...labelOf(validations, state)} />}
      tabs={tabs}
    />
  )
}

function Details({ record: domain }: RecordTabProps<AfdDomain>) {
  const { hostName, validationProperties: validation, certificateExpiresAt: until } = domain
  const { data: endpoints } = useAfdEndpointsQuery({ domainId: domain.id })
  const routes = endpoints?.flatMap((endpoint) => endpoint.routes) ?? []
  const isOff = endpoints?.some(({ isEnabled }) => !isEnabled) ?? false
  return (
    <>
      {domain.reason && <p className="afd-reason">{domain.reason}</p>}
      <RecordFields
        fields={[
          ...fields.facts(domain, 'hostName'),
          ['Name', <Copy key="name" text={domain.name} what="name" />],
          ['ID', <Copy key="id" text={domain.id} what="ID" />],
          ...fields.facts(domain, 'target'),
        ]}
      />
      <RecordFields
        title="Validation"
        fields={[
          [
            'Status',
            <Status key="state" {...labelOf(validations, domain.domainValidationState)} />,
          ],
          ['Since', <DateTime key="since" at={domain.validationSince} />],
          ['TXT record', <Copy key="txt" text={txtName(hostName)} what="TXT record" />],
          [
            'Validation token',
            () => <Copy text={validation.validationToken} what="validation token" />,
          ],
          ['Token expires', () => <DateTime at={validation.expirationDate} />],
          ['Certificate expires', until ? <DateTime key="until" at={until} /> : 'None yet'],
        ]}
      />
      <RecordFields
        title="Front door"
        fields={[
          ...fields.facts(domain, 'provisioningState'),
          ['Provisioned since', <DateTime key="since" at={domain.provisioningSince} />],
          ...fields.facts(domain, 'deploymentStatus'),
          ['Deployment since', <DateTime key="deployed" at={domain.deploymentSince} />],
          ...fields.facts(domain, 'afdProfileName'),
          ['Endpoint', `${domain.afdEndpointName}${isOff ? ' (disabled)' : ''}`],
          [
            'Endpoint host',
            <Copy key="host" text={domain.endpointHostName} what="endpoint host" />,
          ],
          [
            'Routes',
            () =>
              routes.map(({ name, isAssociated }) => (
                <div key={name} data-long="true">
                  <Name text={name} />: {isAssociated ? 'associated' : 'not associated'}
                </div>
              )),
          ],
        ]}
      />
    </>
  )
}
