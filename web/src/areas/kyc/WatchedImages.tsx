import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { DocumentImage, KycDocument } from '@/api/gen/kyc/endpoints'
import type { MustSeeProps } from '@/kit/bulk/bulk'
import { readList } from '@/kit/display/readValue'
import { useEventCallback } from '@/kit/useEventCallback'
import { useInView } from '@/kit/useInView'
import { imageAddress } from './imageTransform'
import './kyc.css'

interface ImagesProps extends MustSeeProps<KycDocument> {
  readonly images: readonly DocumentImage[]
  readonly addressOf?: typeof imageAddress
}

/** Images as large as a decision needs them, and whether each was in view. */
export function WatchedImages({ record, onSeen, addressOf = imageAddress, ...given }: ImagesProps) {
  const images = readList(given.images)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const isSeen = images.every(({ imageId }) => seen.has(imageId))
  const tell = useEventCallback(onSeen)
  useEffect(() => {
    if (isSeen) tell()
  }, [isSeen, tell])
  return (
    <div className="kyc-images">
      {images.map((image) => (
        <WatchedImage
          key={image.imageId}
          address={addressOf(record.uuid, image)}
          image={image}
          onSeen={() => setSeen((now) => new Set([...now, image.imageId]))}
        />
      ))}
    </div>
  )
}

interface WatchedImageProps {
  readonly address: string
  readonly image: DocumentImage
  readonly onSeen: () => void
}

function WatchedImage({ address, image, onSeen }: WatchedImageProps) {
  const drawn = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useInView(drawn, state === 'loaded', onSeen)
  return (
    <figure>
      {state === 'failed' ? (
        <div className="kyc-unread" role="alert">
          The image could not be loaded.
          <Button onClick={() => setState('loading')}>Try again</Button>
        </div>
      ) : (
        <img
          ref={drawn}
          src={address}
          alt={image.title}
          loading="lazy"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
      <figcaption>{image.title}</figcaption>
    </figure>
  )
}
