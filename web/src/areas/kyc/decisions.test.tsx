import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { KycDocument } from '@/api/gen/kyc/endpoints'
import { opened } from '@/testing/decisions'
import { decisions } from './decisions'

const player = { playerId: '7', playerCode: 'P1', username: 'sara' }
const DOCUMENT = {
  uuid: 'd1',
  status: 'PENDING',
  documentType: 'ID_CARD',
  player,
  isPlayerVerified: false,
  images: [
    { imageId: 'i1', title: 'Front' },
    { imageId: 'i2', title: 'Back' },
  ],
  revision: 3,
} as KycDocument

/** Elements come into view when the test says so. */
function watched() {
  const views = new Map<Element, () => void>()
  class Watch {
    constructor(private tell: (entries: readonly object[]) => void) {}
    observe(element: Element) {
      views.set(element, () => this.tell([{ isIntersecting: true }]))
    }
    disconnect() {
      this.tell = () => undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  return (image: Element) => act(async () => views.get(image)?.())
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve document' })

test('a document is decided once each of its images was drawn and in view', async () => {
  const view = watched()
  const { user, writes } = opened(decisions.action.approve, DOCUMENT)
  const front = await screen.findByRole('img', { name: 'Front' })
  const back = screen.getByRole('img', { name: 'Back' })
  await view(front)
  fireEvent.load(front)
  fireEvent.load(back)
  expect(button().disabled).toBe(true)
  await view(front)
  expect(button().disabled).toBe(true)
  await view(back)
  expect(button().disabled).toBe(false)
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toEqual({
    playerId: '7',
    playerCode: 'P1',
    uuid: 'd1',
    action: 'approve',
    noteForThePlayer: '',
  })
})

test('an image that cannot be loaded was not looked at', async () => {
  const view = watched()
  const { user } = opened(decisions.action.approve, {
    ...DOCUMENT,
    images: DOCUMENT.images.slice(1),
  })
  fireEvent.error(await screen.findByRole('img', { name: 'Back' }))
  expect(screen.getByRole('alert').textContent).toContain('The image could not be loaded.')
  expect(button().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const back = screen.getByRole('img', { name: 'Back' })
  fireEvent.load(back)
  await view(back)
  expect(button().disabled).toBe(false)
})
