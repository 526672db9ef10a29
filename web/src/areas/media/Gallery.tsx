import { Button } from 'antd'
import type { MediaItem, MediaListApiArg } from '@/api/gen/media/endpoints'
import type { ListId } from '@/api/gen/views/enums'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { type ListState, useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { ChooseOperator } from '@/session/ChooseOperator'
import { listReads } from '@/session/listReads'
import { chosenOperator, type Reads } from '@/session/reads'
import { useMediaActions, useMediaBulk } from './actions'
import { columns, filters } from './fields'
import { type Generation, V1, V2 } from './generations'
import { nameOf, tagsIn } from './labels'
import { useContentOperator } from './useContentOperator'

const MediaDrawer = lazyComponent(() => import('./MediaDrawer').then((code) => code.MediaDrawer))
const UploadAsset = lazyComponent(() => import('./UploadAsset').then((code) => code.UploadAsset))

export const GalleryV1 = () => <Gallery id="media" generation={V1} />
export const GalleryV2 = () => <Gallery id="media.v2" generation={V2} />

interface GalleryProps {
  readonly id: ListId
  readonly generation: Generation
}

/** The images of an operator, a brand or CMS DEFAULT, with those that it inherits. */
function Gallery(gallery: GalleryProps) {
  const opId = useContentOperator()
  if (opId) return <Images {...gallery} opId={opId} />
  return <ChooseOperator whose="Images belong to an operator, to a brand or to CMS DEFAULT." />
}

interface ImagesProps extends GalleryProps {
  readonly opId: string
}

function argOf(
  { tags, ...query }: ListState<typeof filters.filters>['query'],
  opId: string,
): MediaListApiArg {
  return {
    ...query,
    opId,
    mediaTagFilter: { tags: tagsIn(tags) },
  }
}

function Images({ id, generation, opId }: ImagesProps) {
  const list = useListState(filters)
  const arg = argOf(list.query, opId)
  const loaded = generation.useList(arg)
  const opened = useOpenRecord<MediaItem>(loaded, '_id')
  const actions = useMediaActions(generation)
  const bulk = useMediaBulk(generation)
  const upload = useDialog(UploadAsset)
  return (
    <>
      <ListPage
        id={id}
        what="images"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="_id"
        rowName={nameOf}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={bulk}
        exporting={{ fileName: 'images', endpoint: generation.list, arg }}
        toolbar={
          <Can permission="media_write">
            <Button type="primary" onClick={() => upload({ generation, opId })}>
              Upload asset
            </Button>
          </Can>
        }
        empty={{ title: 'No images yet', advice: 'Upload one to use it in content.' }}
      />
      {opened.wasOpened && <MediaDrawer {...opened.drawer} opId={opId} actions={actions} />}
    </>
  )
}

const readsOf =
  ({ list }: Generation): Reads =>
  (visit) => {
    const opId = chosenOperator(visit) ?? visit.user.opId
    return opId ? listReads(filters, list, (query) => argOf(query, opId))(visit) : []
  }

export const galleryV1Reads = readsOf(V1)
export const galleryV2Reads = readsOf(V2)
