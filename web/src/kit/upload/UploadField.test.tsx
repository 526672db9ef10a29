import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { kycDocumentAddForm } from '@/api/gen/kyc/forms'
import { operations } from '@/api/gen/kyc/meta'
import { FILE_FORMAT } from '@/api/gen/shared/constants'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { renderInApp } from '@/testing/render'
import { uploading } from '@/testing/uploads'
import { EMPTY, fileSize, limitsOf, problemOf } from './files'
import { UploadField } from './UploadField'

const { upload } = operations.kycDocumentAdd
const png = (size: number, type = 'image/png', name = 'front.png') =>
  new File([new Uint8Array(size)], name, { type })

function Adding({ onClose }: { readonly onClose: () => void }) {
  return (
    <EditDialog
      form={kycDocumentAddForm}
      title="Add"
      submitLabel="Add it"
      fixed={{ playerCode: 'P1', documentType: 'PASSPORT' }}
      each="file"
      onClose={onClose}
    >
      <UploadField name="file" label="Image" upload={upload} />
    </EditDialog>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Image/)

describe('what may be seen of a file from outside', () => {
  test.each([
    [1, '1 KB'],
    [1024, '1 KB'],
    [1025, '2 KB'],
    [1_048_576, '1 MB'],
    [1_100_000, '1.1 MB'],
    [2_097_152, '2 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })

  test('types and size are said', () => {
    expect(limitsOf(upload)).toBe('JPEG, PNG or WebP, up to 2 MB')
    expect(limitsOf({ types: ['image/svg+xml'], mostBytes: 10 })).toBe('SVG, up to 1 KB')
  })

  test.each([
    [png(2_097_152), null],
    [png(2_097_153), 'File size is large. Maximum allowed size is 2 MB'],
    [png(0), EMPTY],
    [png(1, 'image/gif'), FILE_FORMAT],
    [png(1, ''), FILE_FORMAT],
  ])('a file is taken, or refused in words', (file, problem) => {
    expect(problemOf(file, upload)).toBe(problem)
  })
})

describe('a file in a form', () => {
  test('is chosen, named with its size, and taken away again', async () => {
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    await user.upload(input(), png(3000))
    expect(screen.getByText('front.png')).toBeTruthy()
    expect(screen.getByText(/· 3 KB/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove file' }))
    expect(screen.getByText('Drop a file here, or choose one')).toBeTruthy()
  })

  test('can be dropped, and what is too large is told at once', async () => {
    renderInApp(<Adding onClose={() => undefined} />)
    const zone = screen.getByText('Drop a file here, or choose one').closest('label')
    if (!zone) throw new Error('no zone')
    fireEvent.dragOver(zone)
    expect(zone.classList.contains('kit-upload-over')).toBe(true)
    fireEvent.drop(zone, { dataTransfer: { files: [png(2_097_153)] } })
    expect(zone.classList.contains('kit-upload-over')).toBe(false)
    expect(await screen.findByText('File size is large. Maximum allowed size is 2 MB')).toBeTruthy()
  })

  test('is asked for where there is none', async () => {
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    expect(await screen.findByText('Choose a file.')).toBeTruthy()
  })

  test('goes as a form with a key; how far it is stands beside it', async () => {
    const sent = uploading()
    let closed = false
    const { user } = renderInApp(
      <Adding
        onClose={() => {
          closed = true
        }}
      />,
    )
    await user.upload(input(), png(3000))
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    const call = await waitFor(() => sent.only())
    expect([call.method, call.url]).toEqual(['POST', '/api/players/documents'])
    expect(call.headers.get('Content-Type')).toBeNull()
    expect(call.headers.get('Idempotency-Key')).toMatch(/^[\w-]{8,}$/)
    expect(call.headers.get('X-Requested-With')).toBe('pitboss')
    expect([...call.form.keys()].sort()).toEqual(['documentType', 'file', 'playerCode'])
    expect((call.form.get('file') as File).name).toBe('front.png')
    act(() => call.progress(0.5))
    expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('value')).toBe('0.5')
    expect(screen.getByText('50 %')).toBeTruthy()
    act(() => call.sent())
    expect(screen.getByRole('button', { name: 'Cancel upload' }).hasAttribute('disabled')).toBe(
      true,
    )
    await act(() => call.answer({ data: {} }))
    await waitFor(() => expect(closed).toBe(true))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('is cancelled while it is going: the form stays with it, and nothing is said', async () => {
    const sent = uploading()
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    await user.upload(input(), png(3000))
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    const call = await waitFor(() => sent.only())
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(call.isAborted()).toBe(true)
    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that the platform refuses keeps its place, with the words at the field', async () => {
    const sent = uploading()
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    await user.upload(input(), png(3000))
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    const call = await waitFor(() => sent.only())
    await act(() =>
      call.answer({
        http: 422,
        status: 'VALIDATION_ERROR',
        data: { fields: { file: FILE_FORMAT } },
        messages: [`file: ${FILE_FORMAT}`],
      }),
    )
    expect(await screen.findByText(FILE_FORMAT)).toBeTruthy()
    expect(screen.getByText('front.png')).toBeTruthy()
  })

  test('whose answer is lost is asked for, as any write is', async () => {
    const sent = uploading()
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    await user.upload(input(), png(3000))
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    const call = await waitFor(() => sent.only())
    act(() => call.fail())
    expect(await screen.findByRole('button', { name: /check again/i })).toBeTruthy()
  })

  test('can be pasted, while the form may be changed', async () => {
    const sent = uploading()
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    const paste = () => fireEvent.paste(document.body, { clipboardData: { files: [png(3000)] } })
    paste()
    expect(await screen.findByText('front.png')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    const call = await waitFor(() => sent.only())
    paste()
    expect(screen.getAllByText('front.png')).toHaveLength(1)
    await act(() => call.answer({ data: {} }))
  })
})

describe('several files', () => {
  const FRONT_AND_BACK = [png(3000), png(4000, 'image/png', 'back.png')]

  test('take the place of what was chosen before, and are taken away together', async () => {
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    await user.upload(input(), png(3000, 'image/png', 'wrong.png'))
    await user.upload(input(), FRONT_AND_BACK)
    expect(screen.queryByText('wrong.png')).toBeNull()
    expect(screen.getByText('front.png')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove files' }))
    expect(screen.getByText('Drop a file here, or choose one')).toBeTruthy()
  })

  async function adding() {
    const sent = uploading()
    const closed = vi.fn()
    const { user } = renderInApp(<Adding onClose={closed} />)
    await user.upload(input(), FRONT_AND_BACK)
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    const first = await waitFor(() => sent.only())
    expect((first.form.get('file') as File).name).toBe('front.png')
    const second = () =>
      waitFor(() => {
        const [, call] = sent.all()
        if (!call) throw new Error('one upload')
        return call
      })
    return { sent, closed, user, first, second }
  }

  test('are sent one after another, each by itself and under a key of its own', async () => {
    const { sent, closed, first, second } = await adding()
    expect(sent.all()).toHaveLength(1)
    await act(() => first.answer({ data: {} }))
    const last = await second()
    expect(last.form.getAll('file')).toHaveLength(1)
    expect((last.form.get('file') as File).name).toBe('back.png')
    expect(last.headers.get('Idempotency-Key')).not.toBe(first.headers.get('Idempotency-Key'))
    expect(screen.queryByText('front.png')).toBeNull()
    expect(closed).not.toHaveBeenCalled()
    await act(() => last.answer({ data: {} }))
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })

  test('what is cancelled or refused stays, with those behind it, and what was sent is not sent again', async () => {
    const { sent, user, first, second } = await adding()
    await act(() => first.answer({ data: {} }))
    await second()
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeTruthy()
    expect(screen.getByText('back.png')).toBeTruthy()
    expect(screen.queryByText('front.png')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    await waitFor(() => expect(sent.all()).toHaveLength(3))
    const again = sent.all()[2]
    expect((again?.form.get('file') as File | undefined)?.name).toBe('back.png')
    await act(async () => again?.answer({ data: {} }))
  })

  test('one that may not be sent is told before any is', async () => {
    const sent = uploading()
    const { user } = renderInApp(<Adding onClose={() => undefined} />)
    await user.upload(input(), [png(3000), png(0, 'image/png', 'back.png')])
    expect(await screen.findByText(EMPTY)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    expect(sent.all()).toEqual([])
  })
})
