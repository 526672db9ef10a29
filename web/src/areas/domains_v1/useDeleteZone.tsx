import { api as domainsV1Api, type Zone } from '@/api/gen/domains_v1/endpoints'
import { api as domainsV2Api } from '@/api/gen/domains_v2/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import type { OpenId } from '@/kit/list/useOpenRecord'
import { SECONDARY_MESSAGE } from './labels'

/** Where a zone is deleted from: the list of zones, or an account of either generation. */
type From = 'zones' | 'accountV1' | 'accountV2'

/** Nothing shows the zone that would have to close. */
const alone: OpenId['closeDuring'] = async (act) => void (await act())

const HOW = { errorDialog: 'Error', secondaryMessage: SECONDARY_MESSAGE }

/** Asks, then deletes the zone in the cloud. */
export function useDeleteZone(from: From, during: OpenId['closeDuring'] = alone) {
  const confirm = useConfirm()
  const named = useAction(domainsV1Api.endpoints.zoneV1Delete, HOW)
  const byId = useAction(domainsV1Api.endpoints.zoneV1DeleteById, HOW)
  const second = useAction(domainsV2Api.endpoints.zoneV2Delete, HOW)
  const send = ({ id: zoneId, name: zoneName, opId, token }: Zone) => {
    if (from === 'zones') return named.run({ opId, token, zoneId, zoneName })
    if (from === 'accountV1') return byId.run({ token, zoneId })
    return second.run({ opId, token, zoneId, zoneName })
  }
  return async (zone: Zone) => {
    const agreed = await confirm({
      title: `Delete zone ${quotedName(zone.name)}?`,
      facts: [['Zone', <Name key="zone" text={zone.name} />]],
      content: (
        <p>
          The zone will be deleted in the cloud with all its DNS records: the domain stops
          answering. If added again, it gets different name servers.
        </p>
      ),
      confirmLabel: 'Delete zone',
      danger: true,
      confirmWord: zone.name,
    })
    if (!agreed) return
    await during(() => send(zone))
  }
}
