import type { Game } from '@/api/gen/games/endpoints'
import { AssetImage, assetUrl, RowImage } from '@/areas/media'
import './games.css'

const THUMB = 'games-thumb'

interface GameImageProps {
  readonly game: Pick<Game, 'imageUrl' | 'SOFT_GAMINGS'>
  /** Empty where the title stands beside it. */
  readonly alt?: string
  readonly className?: string
}

/** A game's art: its own, else the aggregator's. */
export function GameImage({ game, alt = '', className = THUMB }: GameImageProps) {
  const path = game.imageUrl ?? game.SOFT_GAMINGS?.ImageFullPath
  const Shown = className === THUMB ? RowImage : AssetImage
  return path && assetUrl(path) ? (
    <Shown path={path} alt={alt} className={className} />
  ) : (
    <span className={className} aria-hidden />
  )
}
