import { useState } from 'react'
import { api, type KycDocument, useKycDocumentsQuery } from '@/api/gen/kyc/endpoints'
import { documentTypeValues } from '@/api/gen/kyc/enums'
import { verificationStatusValues } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { StatusTabs } from '@/kit/list/StatusTabs'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { bulkReviews } from './bulk'
import { columns } from './columns'
import type { Place } from './imageTransform'
import { documentTypes, statuses } from './labels'
import { useDocumentActions } from './useDocumentActions'
import './kyc.css'

const DocumentDrawer = lazyComponent(() =>
  import('./DocumentDrawer').then((code) => code.DocumentDrawer),
)
const ImageViewer = lazyComponent(() => import('./ImageViewer').then((code) => code.ImageViewer))

const SPEC = {
  sort: '-createdAt',
  filters: {
    status: verificationStatusValues,
    documentType: documentTypeValues,
    playerCode: 'text',
    from: 'instant',
    to: 'instant',
  },
} as const

const FILTERS = [
  {
    name: 'documentType',
    label: 'Document',
    width: 152,
    options: optionsOf(documentTypeValues, documentTypes),
  },
  { name: 'playerCode', label: 'Player code', width: 112 },
  { name: 'from', label: 'Submitted from', width: 140, day: { edge: 'start', bound: 'to' } },
  { name: 'to', label: 'Submitted to', width: 140, day: { edge: 'end', bound: 'from' } },
] as const

const STATUSES = ['PENDING', 'CONFIRMED', 'REJECTED'] as const

/** The list as it was when the first image was looked at: what is decided meanwhile stays in it. */
interface Looking {
  readonly documents: readonly KycDocument[]
  readonly place: Place
}

/** Players' identity documents by status, their images, and what staff decide of them. */
export function Documents() {
  const list = useListState(SPEC)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = useKycDocumentsQuery(query)
  const opened = useOpenRecord(loaded, 'uuid')
  const documents = loaded.data?.items ?? []
  const { actions, dialog } = useDocumentActions()
  const [looking, setLooking] = useState<Looking | null>(null)
  const look = (place: Place) => setLooking({ documents, place })

  return (
    <>
      <ListPage
        id="kyc.documents"
        what="documents"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={FILTERS}
        rowKey="uuid"
        rowName={({ player, documentType }) =>
          `${documentTypes[documentType]} of ${player.playerCode}`
        }
        onOpen={opened.open}
        actions={[
          { id: 'look', label: 'View images', run: ({ uuid }) => look({ uuid, at: 0 }) },
          ...actions,
        ]}
        bulk={bulkReviews}
        exporting={{ fileName: 'documents', endpoint: api.endpoints.kycDocuments, arg: query }}
        above={
          <StatusTabs
            statuses={STATUSES}
            labels={statuses}
            status={list.filters.status}
            onChoose={(status) => list.setFilters({ status })}
          />
        }
        empty={{
          title: 'No documents yet',
          advice: 'Documents submitted by players for verification are listed here.',
        }}
      />
      {opened.wasOpened && <DocumentDrawer {...opened.drawer} actions={actions} onLook={look} />}
      {looking && (
        <ImageViewer
          {...looking}
          actions={actions}
          onMove={(place) => setLooking({ ...looking, place })}
          onClose={() => setLooking(null)}
        />
      )}
      {dialog}
    </>
  )
}
