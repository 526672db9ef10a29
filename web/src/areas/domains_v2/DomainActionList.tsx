import { Alert, Button } from 'antd'
import { useState } from 'react'
import { api, type DomainV2 } from '@/api/gen/domains_v2/endpoints'
import { operations } from '@/api/gen/domains_v2/meta'
import { MISSING_AFD_DETAILS } from '@/api/gen/shared/constants'
import { useConfirm } from '@/kit/dialog/confirm'
import { NotificationDialog, type Progress } from '@/kit/dialogs/ProgressDialog'
import { Can } from '@/kit/display/Can'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useSession } from '@/session/session'
import {
  actionDisabledReason,
  type DomainActionKey,
  domainActions,
  domainActionsFor,
  isMissingDetails,
} from './labels'
import './domains.css'

interface DomainActionListProps {
  readonly domain: DomainV2
  /** The platform's record is gone. */
  readonly onGone: () => void
}

/** What can be done with a domain, each with what it does and why it cannot be done now. */
export function DomainActionList({ domain, onGone }: DomainActionListProps) {
  const { role } = useSession().user
  const confirm = useConfirm()
  const write = useAction(api.endpoints.domainV2Act, { isReportedByCaller: true })
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isGone, setGone] = useState(false)
  const { domainName, opId } = domain

  const perform = async (action: DomainActionKey) => {
    const { label, question, description, isDelete = false } = domainActions[action]
    const agreed = await confirm({
      title: question(quotedName(domainName)),
      content: <p>{description}</p>,
      confirmLabel: label,
      danger: isDelete,
      ...(isDelete
        ? { confirmWord: domainName }
        : action === 'PURGE_CACHE_ALL'
          ? { confirmWord: 'purge' }
          : {}),
    })
    if (!agreed) return
    setProgress({ state: 'running', text: `${label}…` })
    const details = { domainName, opId }
    const result = await write.run({ domainCommand: { domainDetails: details, action: action } })
    setGone(result.ok && action === 'DB_DELETE')
    setProgress(
      result.ok
        ? { state: 'completed', text: <Done message={result.data.message} /> }
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
        {domainActionsFor(role, domain).map((action) => (
          <li key={action}>
            <span>
              <strong>{domainActions[action].label}</strong>
              <small>{domainActions[action].description}</small>
            </span>
            <Can permission="domains_write" disabledReason={actionDisabledReason(action, domain)}>
              <Button
                danger={domainActions[action].isDelete ?? false}
                disabled={write.running}
                onClick={() => perform(action)}
              >
                {domainActions[action].label}
              </Button>
            </Can>
          </li>
        ))}
      </ul>
      {progress && <NotificationDialog open progress={progress} onClose={close} />}
    </section>
  )
}

function Done({ message }: { readonly message: string }) {
  return (
    <>
      {operations.domainV2Act.success}
      <div>{message}</div>
    </>
  )
}
