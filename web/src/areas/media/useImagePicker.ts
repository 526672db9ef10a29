import type { MediaItem } from '@/api/gen/media/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Generation } from './generations'

const MediaPicker = lazyComponent(() => import('./MediaPicker').then((code) => code.MediaPicker))

/** Opens the gallery, where something else than a field of a form takes the image. */
export function useImagePicker(generation: Generation) {
  const open = useDialog(MediaPicker)
  return (onChoose: (image: MediaItem) => void) => open({ generation, chosen: null, onChoose })
}
