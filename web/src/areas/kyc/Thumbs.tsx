import type { KycDocument } from '@/api/gen/kyc/endpoints'
import { useCurrentUser } from '@/kit/currentUser'
import { imageAddress, type Place } from './imageTransform'
import { imagesMasked } from './labels'

interface ThumbsProps {
  readonly document: KycDocument
  readonly onLook: (place: Place) => void
}

/** A document's images, small, each to be looked at. */
export function Thumbs({ document: { uuid, images }, onLook }: ThumbsProps) {
  const masked = imagesMasked(useCurrentUser())
  if (masked) return <p className="kyc-masked">{masked}</p>
  return (
    <div className="kyc-thumbs">
      {images?.map((image, at) => (
        <button
          key={image.imageId}
          type="button"
          className="kyc-thumb"
          aria-label={`View ${image.title}`}
          onClick={() => onLook({ uuid, at })}
        >
          <img src={imageAddress(uuid, image)} alt="" loading="lazy" />
          {image.title}
        </button>
      ))}
    </div>
  )
}
