import { Json } from '@/kit/record/Json'
import type { PlayerPartProps } from './composition'

export function PlayerJson({ player }: PlayerPartProps) {
  return <Json value={player} what={`Player ${player.playerCode} as JSON`} />
}
