import { Alert, Button } from 'antd'
import { useState } from 'react'
import { api, type DomainV2 } from '@/api/gen/endpoints'
import { MISSING_AFD_DETAILS } from '@/api/gen/texts'
import { useConfirm } from '@/kit/dialog/confirm'
import { NotificationDialog, type Progress } from '@/kit/dialog/ProgressDialog'
import { Can } from '@/kit/display/Can'
import { useAction } from '@/kit/form/useAction'
import { useSession } from '@/session/session'
import { type Deed, deeds, deedsOf, isMissingDetails, whyNot } from './labels'
import './domains.css'

interface DeedListProps {
  readonly domain: DomainV2
  /** The platform's record is gone. */
  readonly onGone: () => void
}

/** What can be done with a domain, each with what it does and why it cannot be done now. */
export function DeedList({ domain, onGone }: DeedListProps) {
  const { role } = useSession().user
  const confirm = useConfirm()
  const write = useAction(api.endpoints.domainV2Act)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isGone, setGone] = useState(false)
  const { domainName, opId } = domain

  const perform = async (deed: Deed) => {
    const { label, says, isDelete = false } = deeds[deed]
    const agreed = await confirm({
      title: `${label}: ${domainName}`,
      content: <p>{says}</p>,
      act: label,
      keep: 'Leave it',
      danger: isDelete,
      ...(isDelete ? { typed: domainName } : deed === 'PURGE_CACHE_ALL' ? { typed: 'purge' } : {}),
    })
    if (!agreed) return
    setProgress({ state: 'running', text: `${label}…` })
    const details = { domainName, opId }
    const result = await write.run({ domainCommand: { domainDetails: details, action: deed } })
    setGone(result.ok && deed === 'DB_DELETE')
    setProgress(
      result.ok
        ? { state: 'completed', text: result.data.message }
        : { state: 'error', text: result.error.messages[0] },
    )
  }
  const close = () => {
    setProgress(null)
    if (isGone) onGone()
  }
  return (
    <section aria-label="Domain actions">
      {domain.cfZoneId !== null && isMissingDetails(domain) && (
        <Alert type="warning" showIcon title={MISSING_AFD_DETAILS} className="domains-warning" />
      )}
      <ul className="domains-deeds">
        {deedsOf(role, domain).map((deed) => (
          <li key={deed}>
            <span>
              <strong>{deeds[deed].label}</strong>
              <small>{deeds[deed].says}</small>
            </span>
            <Can permission="domains_write" because={whyNot(deed, domain)}>
              <Button
                danger={deeds[deed].isDelete ?? false}
                disabled={write.running}
                onClick={() => perform(deed)}
              >
                {deeds[deed].label}
              </Button>
            </Can>
          </li>
        ))}
      </ul>
      {progress && <NotificationDialog open progress={progress} onClose={close} />}
    </section>
  )
}
