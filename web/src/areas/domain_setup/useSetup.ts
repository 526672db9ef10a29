import { skipToken } from '@reduxjs/toolkit/query'
import {
  api as domainSetupApi,
  type SetupZone,
  useDomainSetupCheckQuery,
} from '@/api/gen/domain_setup/endpoints'
import type { SetupStepName } from '@/api/gen/domain_setup/enums'
import { api as domainsV1Api } from '@/api/gen/domains_v1/endpoints'
import type { Permission } from '@/api/gen/shared/enums'
import { type Result, useAction } from '@/kit/form/useAction'
import { useSession } from '@/session/session'
import { usePolling } from '@/session/usePolling'

const POLL_MS = 5_000

type Do = () => Promise<Result<unknown>>

/** A way to do a step again, if this user may. */
export interface Redo {
  readonly run: Do
  readonly isAllowed: boolean
}

/** How far a zone's set-up has come, asked again while it is under way, and what can be done about it. */
export function useSetup(zone: SetupZone | null) {
  const check = useDomainSetupCheckQuery(
    zone ? { setupZone: zone } : skipToken,
    usePolling(POLL_MS),
  )
  const { permissions } = useSession().user
  const start = useAction(domainSetupApi.endpoints.domainSetup)
  const cname = useAction(domainSetupApi.endpoints.domainSetupCnameRedo)
  const validation = useAction(domainSetupApi.endpoints.domainSetupValidation)
  const association = useAction(domainSetupApi.endpoints.domainSetupAssociation)
  const ssl = useAction(domainSetupApi.endpoints.domainSetupSslUpdate)
  const platform = useAction(domainsV1Api.endpoints.operatorDomainAdd)
  const { token = '', zoneId = '', zoneName = '' } = zone ?? {}
  const setupZoneById = { token, zoneId, zoneName }
  const may = (permission: Permission) => permissions.includes(permission)
  const validate: Do = () => validation.run({ setupZoneById })
  const opId = check.currentData?.data?.opId ?? ''
  const redo: Record<SetupStepName, Redo> = {
    CNAME: { run: () => cname.run({ setupZoneById }), isAllowed: may('redo') },
    VALIDATION: { run: validate, isAllowed: may('domain_setup_run') },
    PROVISIONING: { run: validate, isAllowed: may('domain_setup_run') },
    ASSOCIATION: {
      run: () => association.run({ setupZoneById }),
      isAllowed: may('domain_setup_run'),
    },
    SSL: { run: () => ssl.run({ token, zoneId }), isAllowed: may('domain_setup_run') },
    PLAYER_PLATFORM: {
      run: () => platform.run({ operatorDomainForm: { opId, domain: zoneName } }),
      isAllowed: may('domains_write'),
    },
  }
  const writes = [start, cname, validation, association, ssl, platform]
  return {
    check,
    start: () => start.run({ setupZone: { token, zoneId, zoneName } }),
    mayStart: may('domain_setup_run'),
    redo,
    running: writes.some((write) => write.running),
  }
}
