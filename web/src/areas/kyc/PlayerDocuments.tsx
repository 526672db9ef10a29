import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { type Player, useKycDocumentsQuery } from '@/api/gen/endpoints'
import { When } from '@/kit/display/DateTime'
import { Failure } from '@/kit/display/Failure'
import { FactsSkeleton } from '@/kit/display/Skeletons'
import { Status } from '@/kit/display/Status'
import { part } from '@/kit/lazyComponent'
import { ActionMenu, useActs } from '@/kit/record/ActionMenu'
import type { Place } from './imageTransform'
import { documentTypes, statuses } from './labels'
import { Thumbs } from './Thumbs'
import { useDocumentActs } from './useDocumentActions'
import './kyc.css'

const ImageViewer = part(() => import('./ImageViewer').then((code) => code.ImageViewer))
const RejectDocument = part(() => import('./RejectDocument').then((code) => code.RejectDocument))

/** What one player sent, with the acts on it. */
export function DocumentsOfPlayer({ player }: { readonly player: Player }) {
  const { playerCode } = player
  const call = useKycDocumentsQuery({ playerCode, limit: 100 })
  const { acts, rejected, setRejected } = useDocumentActs()
  const allowed = useActs(acts)
  const [place, setPlace] = useState<Place | null>(null)
  const documents = call.currentData?.items
  if (!documents) {
    return call.error && !call.isFetching ? (
      <Failure
        what="The documents could not be loaded"
        error={call.error as ApiError}
        onRetry={call.refetch}
      />
    ) : (
      <FactsSkeleton />
    )
  }
  if (documents.length === 0) return <p role="status">This player sent no documents yet.</p>
  return (
    <>
      {documents.map((document) => (
        <section key={document.uuid} className="kyc-of-player">
          <div className="kyc-of-player-head">
            <h2>{documentTypes[document.documentType]}</h2>
            <Status {...statuses[document.status]} />
            <When at={document.createdAt} />
            {allowed.length > 0 && (
              <ActionMenu
                subject={document}
                label={`Actions of ${documentTypes[document.documentType]}`}
                acts={allowed}
              />
            )}
          </div>
          {document.noteForThePlayer && <p>Note: {document.noteForThePlayer}</p>}
          <Thumbs document={document} onLook={setPlace} />
        </section>
      ))}
      {place && (
        <ImageViewer
          documents={documents}
          place={place}
          acts={acts}
          onMove={setPlace}
          onClose={() => setPlace(null)}
        />
      )}
      {rejected && <RejectDocument document={rejected} onClose={() => setRejected(null)} />}
    </>
  )
}
