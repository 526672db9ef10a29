import { type AfdDomain, useAfdEndpointsQuery } from '@/api/gen/afd/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { Json } from '@/kit/record/Json'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { useSession } from '@/session/session'
import { deployments, provisionings, targets, txtName, validations } from './labels'
import './afd.css'

interface AfdDomainDrawerProps extends OpenedRecord {
  readonly loaded: Call<AfdDomain>
  readonly actions: readonly RecordAction<AfdDomain>[]
}

const JSON_TAB = {
  key: 'json',
  label: 'JSON',
  body: (domain: AfdDomain) => <Json value={domain} what="custom domain" />,
}

export function AfdDomainDrawer(props: AfdDomainDrawerProps) {
  const { role } = useSession().user
  return (
    <RecordDrawer<AfdDomain>
      {...props}
      title="AFD domain details"
      state={({ domainValidationState: state }) => <Status {...labelOf(validations, state)} />}
      tabs={[
        { key: 'details', label: 'Details', body: (shown) => <Details domain={shown} /> },
        ...(role === 'DEV_OPS' ? [] : [JSON_TAB]),
      ]}
    />
  )
}

function Details({ domain }: { readonly domain: AfdDomain }) {
  const { hostName, validationProperties: validation, certificateExpiresAt: until } = domain
  const { data: endpoints } = useAfdEndpointsQuery({ domainId: domain.id })
  const routes = endpoints?.flatMap((endpoint) => endpoint.routes) ?? []
  const isOff = endpoints?.some(({ isEnabled }) => !isEnabled) ?? false
  return (
    <>
      {domain.reason && <p className="afd-reason">{domain.reason}</p>}
      <RecordFields
        fields={[
          ['Host name', <Copy key="host" text={hostName} what="host name" />],
          ['Name', <Copy key="name" text={domain.name} what="name" />],
          ['ID', <Copy key="id" text={domain.id} what="ID" />],
          ['Target', targets[domain.target] ?? domain.target],
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
          [
            'Provisioning',
            <Status key="provisioning" {...labelOf(provisionings, domain.provisioningState)} />,
          ],
          ['Since', <DateTime key="since" at={domain.provisioningSince} />],
          [
            'Deployment',
            <Status key="deployment" {...labelOf(deployments, domain.deploymentStatus)} />,
          ],
          ['Deployment since', <DateTime key="deployed" at={domain.deploymentSince} />],
          ['Profile', domain.afdProfileName],
          ['Endpoint', `${domain.afdEndpointName}${isOff ? ' (disabled)' : ''}`],
          [
            'Endpoint host',
            <Copy key="host" text={domain.endpointHostName} what="endpoint host" />,
          ],
          [
            'Routes',
            () =>
              routes.map(({ name, isAssociated }) => (
                <div key={name}>
                  <Name text={name} />: {isAssociated ? 'associated' : 'not associated'}
                </div>
              )),
          ],
        ]}
      />
    </>
  )
}
