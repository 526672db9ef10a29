import { Button } from 'antd'
import { useState } from 'react'
import { api, type ContentRevision, useCmsV2RevisionsQuery } from '@/api/gen/cms/endpoints'
import { ChangesTable } from '@/kit/display/ChangesTable'
import { changesOf } from '@/kit/display/changes'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { Status } from '@/kit/display/Status'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { useCan } from '@/session/session'
import type { ContentItem, ContentKind, Place } from './content'

interface RevisionsProps {
  readonly kind: ContentKind
  readonly place: Place
  readonly item: ContentItem
}

/** What an own text was before, what is different by now, and the way back. */
export function Revisions({ kind, place, item }: RevisionsProps) {
  const { revised } = kind
  const mayRestore = useCan('cms_write')
  const call = useCmsV2RevisionsQuery(
    { ...place, kind: revised ?? 'banner', key: item.key },
    { skip: revised === null },
  )
  const restore = useConfirmed(
    useAction(api.endpoints.cmsV2RevisionRestore),
    ({ number, savedAt }: ContentRevision) => ({
      title: `Restore revision ${number}?`,
      facts: [['Saved', <DateTime key="saved" at={savedAt} />]],
      content: <p>It is saved once more, as a new revision. The present text stays among them.</p>,
      confirmLabel: 'Restore revision',
      arg: { ...place, revisionRestore: { kind: revised ?? 'banner', key: item.key, number } },
      record: item,
    }),
  )
  return (
    <Loaded what="The revisions" call={call}>
      {({ items }) =>
        items.length === 0 ? (
          <p role="status">
            This text is inherited: its revisions are where it is edited. An own copy has its own.
          </p>
        ) : (
          <ol className="cms-revisions">
            {items.map((revision) => (
              <Revision
                key={revision.number}
                revision={revision}
                current={items[0]?.content ?? {}}
                onRestore={mayRestore ? () => restore.ask(revision) : null}
              />
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

interface RevisionProps {
  readonly revision: ContentRevision
  readonly current: object
  readonly onRestore: (() => void) | null
}

function Revision({ revision, current, onRestore }: RevisionProps) {
  const { number, savedAt, savedBy, restoredFrom, isCurrent, content } = revision
  const [isOpen, setOpen] = useState(false)
  const changes = changesOf(content, current)
  return (
    <li>
      <p className="cms-revision">
        <strong>{number}</strong> <DateTime at={savedAt} /> <bdi>{savedBy.nickname}</bdi>
        {restoredFrom !== null && <span>Restored from {restoredFrom}</span>}
        {isCurrent && <Status tone="good" label="Current" />}
        {!isCurrent && (
          <Button
            type="link"
            size="small"
            aria-expanded={isOpen}
            aria-label={`Difference of revision ${number}`}
            onClick={() => setOpen(!isOpen)}
          >
            Difference
          </Button>
        )}
        {!isCurrent && onRestore && (
          <Button
            type="link"
            size="small"
            aria-label={`Restore revision ${number}`}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </p>
      {isOpen && changes.length === 0 && <p>It says what the current one does.</p>}
      {isOpen && changes.length > 0 && <ChangesTable changes={changes} was="Then" is="Now" />}
    </li>
  )
}
