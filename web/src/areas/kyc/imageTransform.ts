import type { DocumentImage, KycDocument } from '@/api/gen/kyc/endpoints'
import { operations } from '@/api/gen/kyc/meta'

/** Which image of which document is looked at. */
export interface Place {
  readonly uuid: string
  readonly at: number
}

/** How it is looked at: 1 fits the stage; quarter turns to the right. */
export interface ImageTransform {
  readonly zoom: number
  readonly turns: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const FITTING: ImageTransform = { zoom: 1, turns: 0 }
const STEP = 1.25
const LEAST = 0.5
const MOST = 8

const addressIn = (path: string, uuid: string, { imageId }: DocumentImage): string =>
  path.replace('{uuid}', encodeURIComponent(uuid)).replace('{imageId}', encodeURIComponent(imageId))

export const imageAddress = (uuid: string, image: DocumentImage): string =>
  addressIn(operations.kycImage.path, uuid, image)

/** The same while its review is open, for those who see it nowhere else. */
export const reviewImageAddress = (uuid: string, image: DocumentImage): string =>
  addressIn(operations.kycReviewImage.path, uuid, image)

/** The image after or before this one, in the next or previous document when it was the last. */
export function neighbour(
  documents: readonly KycDocument[],
  { uuid, at }: Place,
  step: 1 | -1,
): Place | null {
  const position = documents.findIndex((document) => document.uuid === uuid)
  const images = documents[position]?.images.length ?? 0
  if (at + step >= 0 && at + step < images) return { uuid, at: at + step }
  const other = position < 0 ? undefined : documents[position + step]
  if (!other || other.images.length === 0) return null
  return { uuid: other.uuid, at: step > 0 ? 0 : other.images.length - 1 }
}

export function zoomed(view: ImageTransform, direction: 1 | -1): ImageTransform {
  const zoom = direction > 0 ? view.zoom * STEP : view.zoom / STEP
  return { ...view, zoom: Math.min(MOST, Math.max(LEAST, zoom)) }
}

export const turned = (view: ImageTransform, direction: 1 | -1): ImageTransform => ({
  ...view,
  turns: (view.turns + direction + 4) % 4,
})

export interface Layout {
  /** What the image takes up on the stage, turned as it is. */
  readonly box: Size
  readonly image: Size
}

/** Sizes in pixels; at zoom 1 all of the image is seen, never larger than it is. */
export function layoutOf(natural: Size, stage: Size, { zoom, turns }: ImageTransform): Layout {
  const isSideways = turns % 2 === 1
  const across = isSideways ? natural.height : natural.width
  const down = isSideways ? natural.width : natural.height
  const fit = Math.min(1, stage.width / across, stage.height / down)
  const scaled = (length: number) => Math.round(length * fit * zoom)
  return {
    box: { width: scaled(across), height: scaled(down) },
    image: { width: scaled(natural.width), height: scaled(natural.height) },
  }
}
