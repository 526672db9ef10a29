import { PICKER_V1_EXTENSIONS, PICKER_V2_EXTENSIONS } from '@/api/gen/media/constants'
import { api, useMediaListQuery, useMediaV2ListQuery } from '@/api/gen/media/endpoints'
import { mediaUploadForm, mediaV2UploadForm } from '@/api/gen/media/forms'

/** The first generation of the gallery: its calls, and what its picker shows. */
export const V1 = {
  useList: useMediaListQuery,
  list: api.endpoints.mediaList,
  uploadForm: mediaUploadForm,
  remove: api.endpoints.mediaDelete,
  picks: PICKER_V1_EXTENSIONS,
  picksByTag: true,
} as const

/** The second one. Both have the same images. */
export const V2 = {
  useList: useMediaV2ListQuery,
  list: api.endpoints.mediaV2List,
  uploadForm: mediaV2UploadForm,
  remove: api.endpoints.mediaV2Delete,
  picks: PICKER_V2_EXTENSIONS,
  picksByTag: false,
} as const

export type Generation = typeof V1 | typeof V2
