import { type DomainV2, useDomainV2Query } from '@/api/gen/domains_v2/endpoints'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { Loaded } from '@/kit/display/Loaded'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { DomainActionList } from './DomainActionList'

/** What can be done with one domain, from its row. */
export function DomainActions({ record, onClose }: RecordDialogProps<DomainV2>) {
  const { domainName } = record
  const call = useDomainV2Query({ domainName })
  return (
    <ReadOnlyDialog
      title={`Domain actions · ${call.data?.unicodeName ?? domainName}`}
      width={640}
      onClose={onClose}
    >
      <Loaded what="The domain" call={call}>
        {(domain) => <DomainActionList domain={domain} onGone={onClose} />}
      </Loaded>
    </ReadOnlyDialog>
  )
}
