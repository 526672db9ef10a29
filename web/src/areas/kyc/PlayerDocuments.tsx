import { decisions } from './decisions'
import { Thumbs } from './Thumbs'
import './kyc.css'
import { Button } from 'antd'
import { useKycDocumentsQuery } from '@/api/gen/kyc/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { DateTime } from '@/kit/display/DateTime'
import { LoadedItems } from '@/kit/display/Loaded'
import { labelOf, Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { RecordSection } from '@/kit/record/RecordSection'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { documentTypes, statuses } from './labels'

const AddDocument = lazyComponent(() => import('./AddDocument').then((code) => code.AddDocument))
const ImageViewer = lazyComponent(() => import('./ImageViewer').then((code) => code.ImageViewer))

/** What one player sent, with the acts on it. */
export function PlayerDocuments({ record: player }: RecordTabProps<Player>) {
  const { playerCode } = player
  const call = useKycDocumentsQuery({ playerCode, limit: 100 })
  const openViewer = useDialog(ImageViewer)
  const add = useDialog(AddDocument)
  return (
    <>
      <Can
        permission="kyc_write"
        disabledReason={player.isDeleted ? 'This player is deleted.' : null}
      >
        <Button className="kyc-add" onClick={() => add({ player })}>
          Add document
        </Button>
      </Can>
      <LoadedItems
        what="The documents"
        call={call}
        empty="This player has not submitted any documents yet."
      >
        {(documents) =>
          documents.map((document) => (
            <RecordSection
              key={document.uuid}
              title={documentTypes[document.documentType]}
              state={
                <>
                  <Status {...labelOf(statuses, document.status)} />
                  <DateTime at={document.createdAt} />
                </>
              }
              subject={document}
              name={documentTypes[document.documentType]}
              actions={decisions.actions}
            >
              {document.noteForThePlayer && (
                <p>
                  Note: <bdi>{document.noteForThePlayer}</bdi>
                </p>
              )}
              <Thumbs document={document} onLook={(start) => openViewer({ documents, start })} />
            </RecordSection>
          ))
        }
      </LoadedItems>
    </>
  )
}
