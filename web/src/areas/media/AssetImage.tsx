import { useDrawnNext } from '@/kit/useDrawnNext'
import { assetUrl } from './assets'
import './media.css'

interface AssetImageProps {
  readonly path: string
  /** Empty where what it shows is said beside it. */
  readonly alt: string
  readonly className?: string
}

/** An image of content, as players see it. */
export function AssetImage({ path, alt, className = 'media-image' }: AssetImageProps) {
  const url = assetUrl(path)
  if (!url) return <span className={className}>No preview</span>
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}

/** The same in a row of a list, once the rows are drawn: a browser reads a drawing (SVG) on the page's own thread. */
export function RowImage(image: AssetImageProps) {
  const { isDrawn } = useDrawnNext()
  return isDrawn ? <AssetImage {...image} /> : <span className={image.className} aria-hidden />
}
