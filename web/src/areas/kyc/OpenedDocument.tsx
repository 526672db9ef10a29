import { useKycDocumentQuery } from '@/api/gen/kyc/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import type { OpenedRecord } from '@/kit/record/RecordDrawer'
import { DocumentDrawer } from './DocumentDrawer'

const ImageViewer = lazyComponent(() => import('./ImageViewer').then((code) => code.ImageViewer))

/** A document from the right, over whatever page one is on, with its images. */
export function OpenedDocument(opened: OpenedRecord) {
  const { openId } = opened
  const { currentData } = useKycDocumentQuery({ uuid: openId ?? '' }, { skip: openId === null })
  const openViewer = useDialog(ImageViewer)
  const documents = currentData ? [currentData] : []
  return <DocumentDrawer {...opened} onLook={(start) => openViewer({ documents, start })} />
}
