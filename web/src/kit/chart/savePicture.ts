import { saveFile } from '../list/csv'
import type { Picture } from './picture'

/** Twice as fine as it is on the screen. */
const SCALE = 2

/** Saves a picture as a PNG of this name; whether it could. */
export async function savePicture({ text, width, height }: Picture, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (made) saveFile(`${name}.png`, made)
    return made !== null
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(address)
  }
}
