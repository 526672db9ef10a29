import { decisions } from './decisions'
import { columns, filters } from './fields'
import type { Place } from './imageTransform'
import './kyc.css'
import { api, useKycDocumentsQuery } from '@/api/gen/kyc/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { StatusTabs } from '@/kit/list/StatusTabs'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useGlobalFilters, useOperatorColumn } from '@/session/operator'
import { withGlobals } from '@/session/reads'
import { documentTypes, imagesMasked, statuses } from './labels'

const DocumentDrawer = lazyComponent(() =>
  import('./DocumentDrawer').then((code) => code.DocumentDrawer),
)
const ImageViewer = lazyComponent(() => import('./ImageViewer').then((code) => code.ImageViewer))

/** Players' identity documents by status, their images, and what staff decide of them. */
export function Documents() {
  const list = useListState(filters)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = useKycDocumentsQuery(query)
  const opened = useOpenRecord(loaded, 'uuid')
  const documents = loaded.data?.items ?? []
  const openViewer = useDialog(ImageViewer)
  const look = (start: Place) => openViewer({ documents, start })

  return (
    <>
      <ListPage
        id="kyc.documents"
        what="documents"
        list={list}
        loaded={loaded}
        columns={useOperatorColumn(columns, 'opTitle', 'images')}
        rowKey="uuid"
        rowName={({ player, documentType }) =>
          `${documentTypes[documentType]} of ${player.playerCode}`
        }
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={[
          {
            id: 'look',
            label: 'View images',
            disabledReason: (_, user) => imagesMasked(user),
            run: ({ uuid }) => look({ uuid, at: 0 }),
          },
          ...decisions.actions,
        ]}
        bulk={decisions.bulk}
        exporting={{ fileName: 'documents', endpoint: api.endpoints.kycDocuments, arg: query }}
        above={<StatusTabs list={list} labels={statuses} />}
        empty={{
          title: 'No documents yet',
          advice: 'Documents submitted by players for verification are listed here.',
        }}
      />
      {opened.wasOpened && <DocumentDrawer {...opened.drawer} onLook={look} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.kycDocuments, withGlobals)
