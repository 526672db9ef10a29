import { Button, Modal } from 'antd'
import type { ApiError } from '@/api/answer'
import { useDomainV2Query } from '@/api/gen/domains_v2/endpoints'
import { Failure } from '@/kit/display/Failure'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { DomainActionList } from './DomainActionList'

interface DomainActionsProps {
  readonly domainName: string
  readonly onClose: () => void
}

/** What can be done with one domain, from its row. */
export function DomainActions({ domainName, onClose }: DomainActionsProps) {
  const call = useDomainV2Query({ domainName })
  return (
    <Modal
      open
      title={`Domain Actions: ${call.data?.unicodeName ?? domainName}`}
      width={640}
      centered
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {call.data ? (
        <DomainActionList domain={call.data} onGone={onClose} />
      ) : call.error && !call.isFetching ? (
        <Failure
          what="The domain could not be loaded"
          error={call.error as ApiError}
          onRetry={call.refetch}
        />
      ) : (
        <FieldsSkeleton />
      )}
    </Modal>
  )
}
