import type { KycDocument } from '@/api/gen/kyc/endpoints'
import type { MustSeeProps } from '@/kit/bulk/bulk'
import { useIsMasked } from '@/kit/masked'
import { ImagesInReview } from './ImagesInReview'
import { WatchedImages } from './WatchedImages'

/** A document's images before it is decided: those who see it masked elsewhere see them in its review alone. */
export function DocumentImages(props: MustSeeProps<KycDocument>) {
  return useIsMasked() ? (
    <ImagesInReview {...props} />
  ) : (
    <WatchedImages {...props} images={props.record.images} />
  )
}
