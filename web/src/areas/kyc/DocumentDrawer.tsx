import { type KycDocument, useKycDocumentQuery } from '@/api/gen/kyc/endpoints'
import { playerFields } from '@/areas/players'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { decisions } from './decisions'
import { fields } from './fields'
import type { Place } from './imageTransform'
import { documentTypes, statuses } from './labels'
import { Thumbs } from './Thumbs'

interface DocumentDrawerProps extends OpenedRecord {
  readonly onLook: (place: Place) => void
}

export function DocumentDrawer({ onLook, ...opened }: DocumentDrawerProps) {
  const { openId } = opened
  const call = useKycDocumentQuery({ uuid: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<KycDocument>
      {...opened}
      title="Document"
      name={({ documentType, player }) => [
        documentTypes[documentType] ?? documentType,
        player.playerCode,
      ]}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={decisions.actions}
    >
      {(document) => <Body document={document} onLook={onLook} />}
    </RecordDrawer>
  )
}

interface BodyProps {
  readonly document: KycDocument
  readonly onLook: (place: Place) => void
}

function Body({ document, onLook }: BodyProps) {
  const { facts } = fields
  return (
    <>
      <Thumbs document={document} onLook={onLook} />
      <RecordFields
        fields={facts(
          document,
          'documentType',
          'createdAt',
          'reviewedBy',
          'reviewedAt',
          'noteForThePlayer',
          'updatedAt',
        )}
      />
      <RecordFields
        title="Player"
        fields={[
          ...playerFields(document.player, document.opTitle),
          ...facts(document, 'playerId', 'isPlayerVerified'),
        ]}
      />
    </>
  )
}
