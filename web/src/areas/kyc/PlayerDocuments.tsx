import { Button } from 'antd'
import { useState } from 'react'
import { useKycDocumentsQuery } from '@/api/gen/kyc/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { Can } from '@/kit/display/Can'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { labelOf, Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { RecordSection } from '@/kit/record/RecordSection'
import type { Place } from './imageTransform'
import { documentTypes, statuses } from './labels'
import { Thumbs } from './Thumbs'
import { useDocumentActions } from './useDocumentActions'
import './kyc.css'

const AddDocument = lazyComponent(() => import('./AddDocument').then((code) => code.AddDocument))
const ImageViewer = lazyComponent(() => import('./ImageViewer').then((code) => code.ImageViewer))

/** What one player sent, with the acts on it. */
export function PlayerDocuments({ player }: { readonly player: Player }) {
  const { playerCode } = player
  const call = useKycDocumentsQuery({ playerCode, limit: 100 })
  const { actions, dialog } = useDocumentActions()
  const [place, setPlace] = useState<Place | null>(null)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Can permission="kyc_write" disabledReason={player.isDeleted ? 'Deleted.' : null}>
        <Button className="kyc-add" onClick={() => setAdding(true)}>
          Add document
        </Button>
      </Can>
      {isAdding && <AddDocument player={player} onClose={() => setAdding(false)} />}
      <Loaded what="The documents" call={call}>
        {({ items: documents }) =>
          documents.length === 0 ? (
            <p role="status">This player has not submitted any documents yet.</p>
          ) : (
            <>
              {documents.map((document) => (
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
                  actions={actions}
                >
                  {document.noteForThePlayer && (
                    <p>
                      Note: <bdi>{document.noteForThePlayer}</bdi>
                    </p>
                  )}
                  <Thumbs document={document} onLook={setPlace} />
                </RecordSection>
              ))}
              {place && (
                <ImageViewer
                  documents={documents}
                  place={place}
                  actions={actions}
                  onMove={setPlace}
                  onClose={() => setPlace(null)}
                />
              )}
              {dialog}
            </>
          )
        }
      </Loaded>
    </>
  )
}
