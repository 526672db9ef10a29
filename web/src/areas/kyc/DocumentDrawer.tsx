import { type KycDocument, useKycDocumentQuery } from '@/api/gen/kyc/endpoints'
import { playerFields } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { yesNo } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import type { Place } from './imageTransform'
import { documentTypes, statuses } from './labels'
import { Thumbs } from './Thumbs'

interface DocumentDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<KycDocument>[]
  readonly onLook: (place: Place) => void
}

export function DocumentDrawer({ actions, onLook, ...opened }: DocumentDrawerProps) {
  const { openId } = opened
  const call = useKycDocumentQuery({ uuid: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<KycDocument>
      {...opened}
      title="Document details"
      name={({ documentType, player }) =>
        `${documentTypes[documentType] ?? documentType} of ${player.playerCode}`
      }
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
      tabs={[
        {
          key: 'document',
          label: 'Document',
          body: (document) => <Body document={document} onLook={onLook} />,
        },
      ]}
    />
  )
}

interface BodyProps {
  readonly document: KycDocument
  readonly onLook: (place: Place) => void
}

function Body({ document, onLook }: BodyProps) {
  const { player, reviewedBy, reviewedAt } = document
  return (
    <>
      <Thumbs document={document} onLook={onLook} />
      <RecordFields
        fields={[
          ['Document', documentTypes[document.documentType] ?? document.documentType],
          ['Submitted', <DateTime key="sent" at={document.createdAt} />],
          ['Reviewed by', reviewedBy?.nickname],
          ['Reviewed', <DateTime key="reviewed" at={reviewedAt} />],
          ['Note for the player', document.noteForThePlayer],
          ['Updated', <DateTime key="changed" at={document.updatedAt} />],
        ]}
      />
      <RecordFields
        title="Player"
        fields={[
          ...playerFields(player, document.opTitle),
          ['Player ID', () => <Copy text={player.playerId} what="player ID" />],
          ['Verified', yesNo(document.isPlayerVerified)],
        ]}
      />
    </>
  )
}
