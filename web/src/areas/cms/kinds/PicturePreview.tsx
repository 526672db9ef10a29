import { AssetImage } from '@/areas/media'
import type { PreviewProps } from '../content'
import { textsOf } from './values'

/** A banner or a slide as players see it. */
export function PicturePreview({ values }: PreviewProps) {
  const { title, subtitle, image } = textsOf(values, 'title', 'subtitle', 'image')
  return (
    <div className="cms-banner">
      {image && <AssetImage path={image} alt="" className="cms-picture" />}
      <strong>{title}</strong>
      <span>{subtitle}</span>
    </div>
  )
}
