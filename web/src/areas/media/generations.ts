import { PICKER_V1_EXTENSIONS, PICKER_V2_EXTENSIONS } from '@/api/gen/media/constants'
import { api, useMediaListQuery, useMediaV2ListQuery } from '@/api/gen/media/endpoints'
import type { MediaExtension } from '@/api/gen/media/enums'
import { mediaUploadForm, mediaV2UploadForm } from '@/api/gen/media/forms'

/** One of the two galleries: its calls, and what its picker shows and searches by. Both have the same images. */
export interface Generation {
  readonly useList: typeof useMediaListQuery
  readonly list: typeof api.endpoints.mediaList
  readonly uploadForm: typeof mediaUploadForm
  readonly remove: typeof api.endpoints.mediaDelete
  readonly picks: readonly MediaExtension[]
  readonly picksByTag: boolean
}

export const V1: Generation = {
  useList: useMediaListQuery,
  list: api.endpoints.mediaList,
  uploadForm: mediaUploadForm,
  remove: api.endpoints.mediaDelete,
  picks: PICKER_V1_EXTENSIONS,
  picksByTag: true,
}

export const V2: Generation = {
  useList: useMediaV2ListQuery,
  list: api.endpoints.mediaV2List,
  uploadForm: mediaV2UploadForm,
  remove: api.endpoints.mediaV2Delete,
  picks: PICKER_V2_EXTENSIONS,
  picksByTag: false,
}
