import { saveFile } from '../list/csv'

/** Twice as fine as it is on the screen. */
const SCALE = 2

/** Saves what is drawn as a PNG of this name; whether it could. */
export async function savePicture(drawn: SVGSVGElement, name: string): Promise<boolean> {
  const { width, height } = drawn.getBoundingClientRect()
  const text = new XMLSerializer().serializeToString(drawn)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    const context = canvas.getContext('2d')
    if (!context) return false
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (picture) saveFile(`${name}.png`, picture)
    return picture !== null
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(address)
  }
}
