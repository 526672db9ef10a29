import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { DocumentImage, KycDocument } from '@/api/gen/kyc/endpoints'
import type { MustSeeProps } from '@/kit/bulk/bulk'
import { readList } from '@/kit/display/readValue'
import { useEventCallback } from '@/kit/useEventCallback'
import { useInView } from '@/kit/useInView'
import { imageAddress } from './imageTransform'
import './kyc.css'

/** A document's images, as large as a decision needs them, and whether each was in view. */
export function DocumentImages({ record, onSeen }: MustSeeProps<KycDocument>) {
  const images = readList(record.images)
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
          uuid={record.uuid}
          image={image}
          onSeen={() => setSeen((now) => new Set([...now, image.imageId]))}
        />
      ))}
    </div>
  )
}

interface WatchedImageProps {
  readonly uuid: string
  readonly image: DocumentImage
  readonly onSeen: () => void
}

function WatchedImage({ uuid, image, onSeen }: WatchedImageProps) {
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
          src={imageAddress(uuid, image)}
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
