import { api, type Zone } from '@/api/gen/endpoints'
import { useConfirm } from '@/kit/confirm'
import { useAction } from '@/kit/useAction'

/** Asks, then deletes the zone at the cloud. */
export function useDeleteZone(onGone: () => void) {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.zoneV1Delete, { errorDialog: 'Error' })
  return async ({ id: zoneId, name: zoneName, opId, token }: Zone) => {
    const agreed = await confirm({
      title: 'Delete Zone',
      content: (
        <p>
          The zone <strong>{zoneName}</strong> will be deleted at the cloud with all its DNS
          records: the domain stops answering. Added again, it gets other name servers.
        </p>
      ),
      act: 'Delete zone',
      keep: 'Keep it',
      danger: true,
      typed: zoneName,
    })
    if (!agreed) return
    const { ok } = await write.run({ opId, token, zoneId, zoneName })
    if (ok) onGone()
  }
}
