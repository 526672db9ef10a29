import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { KycDocument } from '@/api/gen/kyc/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { DocumentImages } from './DocumentImages'
import { Thumbs } from './Thumbs'

const DOCUMENT = { uuid: 'd1', player: { playerCode: 'P1' }, images: [] } as unknown as KycDocument
const MASKED = { permissions: ['kyc_write' as never] }
const REVIEW = {
  uuid: 'd1',
  playerCode: 'P1',
  firstName: 'John',
  lastName: 'Doe',
  images: [{ imageId: 'i1', title: 'Front' }],
  openForSeconds: 900,
}

function watched() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private tell: (entries: readonly object[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {
        this.tell = () => undefined
      }
    },
  )
}

test('a review shows images and name to whoever sees them masked elsewhere', async () => {
  watched()
  const onSeen = vi.fn()
  const asked = answering(() => answer({ data: REVIEW }))
  const { store } = renderInApp(<DocumentImages record={DOCUMENT} onSeen={onSeen} />, {
    user: MASKED,
  })
  const front = await screen.findByRole('img', { name: 'Front' })
  expect(front.getAttribute('src')).toBe('/api/players/kyc/d1/review/images/i1')
  expect(screen.getByText('John Doe')).toBeTruthy()
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/players/kyc/d1/review',
  ])
  expect(onSeen).not.toHaveBeenCalled()
  fireEvent.load(front)
  await waitFor(() => expect(onSeen).toHaveBeenCalled())
  expect(JSON.stringify(store.getState())).not.toContain('John')
})

test('a review that was not opened leaves nothing seen, and is tried again', async () => {
  const onSeen = vi.fn()
  const replies = [
    answer({ http: 500, messages: ['The review was not opened. Please try again.'] }),
    answer({ data: REVIEW }),
  ]
  answering(() => replies.shift() ?? answer())
  const { user } = renderInApp(<DocumentImages record={DOCUMENT} onSeen={onSeen} />, {
    user: MASKED,
  })
  await user.click(await screen.findByRole('button', { name: /again/i }))
  expect(await screen.findByRole('img', { name: 'Front' })).toBeTruthy()
  expect(onSeen).not.toHaveBeenCalled()
})

test('elsewhere it is said that a review shows the images', () => {
  renderInApp(<Thumbs document={DOCUMENT} onLook={() => undefined} />, { user: MASKED })
  expect(screen.getByText(/The images are masked for you/)).toBeTruthy()
})

test('whoever sees personal data opens no review', () => {
  const asked = answering(() => answer())
  const record = { ...DOCUMENT, images: REVIEW.images }
  renderInApp(<DocumentImages record={record} onSeen={() => undefined} />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/api/players/kyc/d1/images/i1')
  expect(asked).toEqual([])
})
