import { api, type DnsRecord } from '@/api/gen/dns/endpoints'
import { type BulkAction, type BulkWrite, bulkWrite } from '@/kit/bulk/bulk'
import { setUpWarning } from './labels'
import type { RecordsOf } from './recordsOf'

const AMBIGUOUS = 'Another record has the same name and type; delete them one at a time.'

/** The call of the zone's generation, ready to be sent. */
function deletionOf(of: RecordsOf, { id, type, name }: DnsRecord): BulkWrite {
  const { generation, opId, token, zoneId, zoneName } = of
  if (generation === 1) {
    return bulkWrite(api.endpoints.dnsRecordV1Delete, { opId, token, zoneId, recordId: id })
  }
  const named = { opId, domainName: zoneName, dnsRecordName: name, dnsRecordType: type }
  return bulkWrite(api.endpoints.dnsRecordV2Delete, named)
}

/** The second generation names a record by name and type alone: of two, the wrong one might go. */
const ambiguous = (records: readonly DnsRecord[], { id, type, name }: DnsRecord): boolean =>
  records.some((other) => other.id !== id && other.type === type && other.name === name)

/** Deleting many of a zone's records. */
export const bulkDelete = (
  of: RecordsOf,
  records: readonly DnsRecord[],
): readonly BulkAction<DnsRecord>[] => [
  {
    id: 'delete',
    label: 'Delete DNS records',
    permission: 'dev',
    danger: true,
    description: 'They will be deleted and stop resolving once DNS caches expire.',
    confirmWord: 'delete',
    warning: setUpWarning,
    disabledReason: (record) =>
      of.generation === 2 && ambiguous(records, record) ? AMBIGUOUS : null,
    write: (record) => deletionOf(of, record),
  },
]
