import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operations } from '@/api/gen/kyc/meta'
import type { Player } from '@/api/gen/players/endpoints'
import { FILE_FORMAT } from '@/api/gen/shared/constants'
import { renderInApp } from '@/testing/render'
import { uploading } from '@/testing/uploads'
import { AddDocument } from './AddDocument'

const { tooLarge } = operations.kycDocumentAdd.upload
const player = { playerCode: 'P1', username: 'mina' } as Player
const png = (size: number, type = 'image/png') =>
  new File([new Uint8Array(size)], 'front.png', { type })

function open() {
  const calls = uploading()
  const closed = { count: 0 }
  const drawn = renderInApp(
    <AddDocument
      player={player}
      onClose={() => {
        closed.count += 1
      }}
    />,
  )
  /** Dropped: a picker of files offers none of another type. */
  const drop = (file: File) => {
    const zone = screen.getByLabelText(/^Image/).closest('label') ?? document.body
    fireEvent.drop(zone, { dataTransfer: { files: [file] } })
  }
  const fill = async (file = png(3000)) => {
    await drawn.user.click(screen.getByRole('combobox', { name: 'Document' }))
    await drawn.user.click(await screen.findByTitle('Passport'))
    drop(file)
  }
  const add = () => drawn.user.click(screen.getByRole('button', { name: 'Add document' }))
  return { calls, closed, fill, add }
}

test('a document is sent with its player and kind, and what was done is told', async () => {
  const { calls, closed, fill, add } = open()
  expect(screen.getByText('mina')).toBeTruthy()
  expect(screen.getByText('JPEG, PNG or WebP, up to 2 MB')).toBeTruthy()
  await fill()
  await add()
  const call = await waitFor(() => calls.only())
  const { file, ...texts } = Object.fromEntries(call.form.entries())
  expect(texts).toEqual({ playerCode: 'P1', documentType: 'PASSPORT' })
  expect((file as File).size).toBe(3000)
  await act(() => call.answer({ data: {}, messages: ['Document added!'] }))
  expect(await screen.findByText('Document added!')).toBeTruthy()
  await waitFor(() => expect(closed.count).toBe(1))
})

test('nothing is sent without its kind and its file', async () => {
  const { calls, add } = open()
  await add()
  expect(await screen.findByText('Choose a file.')).toBeTruthy()
  expect(screen.getByText('Document type is required.')).toBeTruthy()
  expect(() => calls.only()).toThrow('0 uploads')
})

test.each([
  ['too large', png(2_097_153), tooLarge],
  ['of another type', png(3000, 'application/pdf'), FILE_FORMAT],
])('a file that is %s is told at once, and not sent', async (_what, file, problem) => {
  const { calls, fill, add } = open()
  await fill(file)
  expect(await screen.findByText(problem)).toBeTruthy()
  await add()
  expect(() => calls.only()).toThrow('0 uploads')
})

// What surrounds the file decides who counts: the platform looks into a body, the console at its whole size.
test.each([
  ['the platform', 422, 'VALIDATION_ERROR', { fields: { file: tooLarge } }, `file: ${tooLarge}`],
  ['the console', 413, 'PAYLOAD_TOO_LARGE', null, tooLarge],
])(
  'a body that %s finds too large is told in the same words',
  async (_who, http, status, data, said) => {
    const { calls, closed, fill, add } = open()
    await fill()
    await add()
    const call = await waitFor(() => calls.only())
    await act(() => call.answer({ http, status, data, messages: [said] }))
    expect(await screen.findByText(tooLarge)).toBeTruthy()
    expect(screen.getByText('front.png')).toBeTruthy()
    expect(closed.count).toBe(0)
  },
)
