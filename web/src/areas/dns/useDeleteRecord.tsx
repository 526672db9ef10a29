import { Alert } from 'antd'
import { api, type DnsRecord } from '@/api/gen/dns/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import type { OpenId } from '@/kit/list/useOpenRecord'
import { SET_UP } from './labels'
import type { RecordsOf } from './recordsOf'

/** Asks, then deletes by the call of the zone's generation. */
export function useDeleteRecord(of: RecordsOf, closeDuring: OpenId['closeDuring']) {
  const confirm = useConfirm()
  const first = useAction(api.endpoints.dnsRecordV1Delete, { errorDialog: 'Error' })
  const second = useAction(api.endpoints.dnsRecordV2Delete, { errorDialog: 'Error' })
  return async (record: DnsRecord) => {
    const { id, type, name } = record
    const agreed = await confirm({
      title: `Delete DNS record ${quotedName(name)}?`,
      // The specification gives its size: it has no room for facts.
      content: (
        <>
          <p>The {type} record will be deleted and stops resolving once DNS caches expire.</p>
          {record.isSetUp && <Alert type="warning" showIcon title={SET_UP} />}
        </>
      ),
      confirmLabel: 'Delete DNS record',
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    const { opId, token, zoneId, zoneName } = of
    await closeDuring(() =>
      of.generation === 1
        ? first.run({ opId, token, zoneId, recordId: id })
        : second.run({
            opId,
            domainName: zoneName,
            dnsRecordName: name,
            dnsRecordType: type,
          }),
    )
  }
}
