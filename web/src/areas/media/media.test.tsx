import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ALREADY_THERE, FILE_TOO_LARGE } from '@/api/gen/media/constants'
import type { MediaItem } from '@/api/gen/media/endpoints'
import { operations } from '@/api/gen/media/meta'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { uploading } from '@/testing/uploads'
import { assetUrl, GALLERY_V1, GALLERY_V2, ImageField } from './index'
import { MediaPicker } from './MediaPicker'
import { UploadAsset } from './UploadAsset'
import { UseList } from './UseList'

const permissions = ['media_read', 'media_write'] as const
const user = { permissions: [...permissions] }
const png = (size: number, type = 'image/png') =>
  new File([new Uint8Array(size)], 'summer cup.png', { type })
const itemOf = (at: number) =>
  ({ _id: `m${at}`, name: `image-${at}`, path: `/aurora/image-${at}.png`, alt: '' }) as MediaItem
const items = Array.from({ length: 500 }, (_, at) => itemOf(at))

let meta: HTMLMetaElement

beforeEach(() => {
  meta = document.createElement('meta')
  meta.name = 'assets-url'
  meta.content = 'https://assets.test/cms'
  document.head.append(meta)
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined })
})
afterEach(() => meta.remove())

test.each([
  ['/aurora/a.png', 'https://assets.test/cms/aurora/a.png'],
  ['//evil.test/a.png', null],
  ['https://evil.test/a.png', null],
  ['javascript:alert(1)', null],
])('the image at %s is shown from %s', (path, url) => {
  expect(assetUrl(path)).toBe(url)
})

test('failures have the words of their act', () => {
  const { mediaUpload, mediaV2Upload, mediaDelete, mediaV2Delete } = operations
  for (const { failure } of [mediaUpload, mediaV2Upload])
    expect(failure).toBe('Error happened while uploading your file')
  for (const { failure } of [mediaDelete, mediaV2Delete])
    expect(failure).toBe('Unable to delete the file')
})

test('without an address of the assets no image is shown', () => {
  meta.content = '__ASSETS_URL__'
  expect(assetUrl('/aurora/a.png')).toBeNull()
})

describe('uploading an asset', () => {
  const open = (onUploaded?: (image: MediaItem) => void) => {
    const calls = uploading()
    const onClose = vi.fn()
    const more = onUploaded && { onUploaded }
    const drawn = renderInApp(
      <UploadAsset generation={GALLERY_V2} opId="aurora" {...more} onClose={onClose} />,
      { user },
    )
    const drop = (file: File) => {
      const zone = screen.getByLabelText(/^Image/).closest('label') ?? document.body
      fireEvent.drop(zone, { dataTransfer: { files: [file] } })
    }
    const send = () => drawn.user.click(screen.getByRole('button', { name: 'Upload asset' }))
    return { ...drawn, calls, onClose, drop, send }
  }

  test('sends the file as a data URL, with what is said of it', async () => {
    const { calls, user: hand, onClose, drop, send } = open()
    drop(png(3))
    await waitFor(() => expect(document.querySelector('img[src="blob:chosen"]')).toBeTruthy())
    await hand.type(screen.getByLabelText('Alt text'), 'summer/cup')
    await hand.type(screen.getByLabelText('Tags'), 'cup,summer,')
    await send()
    const call = await waitFor(() => calls.only())
    expect([call.method, call.url]).toEqual(['POST', '/api/cms/v2/gallery/upload?opId=aurora'])
    expect(call.headers.get('Content-Type')).toBe('application/json')
    expect(call.json).toEqual({
      file: 'data:image/png;base64,AAAA',
      filename: 'summer cup.png',
      alt: 'summer/cup',
      description: '',
      tags: ['cup', 'summer'],
      target: 'other',
    })
    await act(() =>
      call.answer({ data: { isExisting: false }, messages: ['File uploaded successfully'] }),
    )
    expect(await screen.findByText('File uploaded successfully')).toBeTruthy()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('tells that the image was there', async () => {
    const { calls, drop, send } = open()
    drop(png(3))
    await send()
    const call = await waitFor(() => calls.only())
    await act(() => call.answer({ data: { isExisting: true } }))
    expect(await screen.findByText(ALREADY_THERE)).toBeTruthy()
  })

  test.each([
    [undefined, FILE_TOO_LARGE],
    [vi.fn(), 'File size is large. Maximum allowed size is 2 MB'],
  ])('refuses what is too large, in the words of the place', async (onUploaded, words) => {
    const { calls, drop, send } = open(onUploaded)
    drop(png(2_097_153))
    expect(await screen.findByText(words)).toBeTruthy()
    await send()
    expect(() => calls.only()).toThrow('0 uploads')
  })

  test.each([
    ['Alt text', 'with space'],
    ['Description', '<b>'],
  ])('takes letters, digits, hyphen, underscore and slash as %s', async (label, text) => {
    const { calls, user: hand, drop, send } = open()
    drop(png(3))
    await hand.type(screen.getByLabelText(label), text)
    await send()
    const message = 'Only letters, digits, hyphens, underscores and slashes.'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(() => calls.only()).toThrow('0 uploads')
  })
})

describe('picking an image', () => {
  const open = (generation: typeof GALLERY_V1 | typeof GALLERY_V2, at = '/?opId=aurora') => {
    const asked: { url: string; body: unknown }[] = []
    answering(({ url, body }) => {
      asked.push({ url, body })
      return answer({ data: { items, count: 1200, remaining: 700, tags: [] } })
    })
    const onChoose = vi.fn()
    const drawn = renderInApp(
      <MediaPicker
        generation={generation}
        chosen="/aurora/image-1.png"
        onChoose={onChoose}
        onClose={() => undefined}
      />,
      { user, at },
    )
    return { ...drawn, asked, onChoose }
  }

  test.each([
    ['V1', GALLERY_V1, ['jpg', 'jpeg', 'png', 'webp']],
    ['V2', GALLERY_V2, ['jpg', 'jpeg', 'png', 'webp', 'svg']],
  ] as const)(
    '%s shows its types, 500 a page, and draws those in view',
    async (_name, generation, types) => {
      const { asked } = open(generation)
      await screen.findByRole('button', { name: /image-0/ })
      const query = new URLSearchParams(asked[0]?.url.split('?')[1])
      expect(query.getAll('extension')).toEqual(types)
      expect(query.get('limit')).toBe('500')
      const tiles = document.querySelectorAll('.media-tile')
      expect(tiles.length).toBeGreaterThan(8)
      expect(tiles.length).toBeLessThan(40)
      const chosen = screen.getByRole('button', { name: /image-1$/ })
      expect(chosen.getAttribute('aria-pressed')).toBe('true')
      const src = within(chosen).getByRole('presentation').getAttribute('src')
      expect(src).toBe('https://assets.test/cms/aurora/image-1.png')
    },
  )

  test('the first generation searches by tags, the second by name', async () => {
    for (const generation of [GALLERY_V1, GALLERY_V2]) {
      const { asked, user: hand, unmount } = open(generation)
      const label = generation.picksByTag ? 'Search by tag' : 'Search by name'
      await hand.type(await screen.findByLabelText(label), 'cup')
      await waitFor(() => expect(asked).toHaveLength(2))
      const [, search] = asked
      expect(search?.body).toEqual({ tags: generation.picksByTag ? ['cup'] : [] })
      expect(search?.url.includes('name=cup')).toBe(!generation.picksByTag)
      unmount()
    }
  })

  test('keys move among the images, further than are drawn', async () => {
    const { user: hand, onChoose } = open(GALLERY_V2)
    const first = await screen.findByRole('button', { name: /image-0/ })
    act(() => first.focus())
    for (let row = 0; row < 12; row += 1) await hand.keyboard('{ArrowDown}')
    await hand.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('data-at')).toBe('49')
    await hand.keyboard('{Enter}')
    await hand.click(screen.getByRole('button', { name: 'Choose image' }))
    expect(onChoose).toHaveBeenCalledWith(items[49])
  })

  test('platform admins choose an operator before they pick or upload', async () => {
    const { asked } = open(GALLERY_V2, '/')
    expect(screen.getByRole('status').textContent).toBe('Choose an operator in the top bar first.')
    const upload = screen.getByRole('button', { name: 'Upload asset' })
    expect(upload.hasAttribute('disabled')).toBe(true)
    expect(asked).toEqual([])
  })
})

test('a form holds the path of the image that is chosen', async () => {
  answering(() => answer({ data: { items: items.slice(0, 3), count: 3, remaining: 0, tags: [] } }))
  const onFinish = vi.fn()
  const { user: hand } = renderInApp(
    <Form onFinish={onFinish}>
      <ImageField name="image" label="Image" generation={GALLERY_V1} />
      <button type="submit">Send</button>
    </Form>,
    { user, at: '/?opId=aurora' },
  )
  await hand.click(screen.getByRole('button', { name: 'Choose image' }))
  await hand.dblClick(await screen.findByRole('button', { name: /image-2/ }))
  await hand.click(await screen.findByText('Send'))
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ image: '/aurora/image-2.png' }))
  expect(screen.getByRole('button', { name: 'Change image' })).toBeTruthy()
  await hand.click(screen.getByRole('button', { name: 'Clear image' }))
  expect(screen.getByRole('button', { name: 'Choose image' })).toBeTruthy()
})

test('the same slide of both generations is told apart where an image is used', () => {
  const slide = { kind: 'slide', title: 'Cup', opId: 'aurora', opTitle: 'Aurora', inheritedBy: [] }
  const at = ['/cms/slides?open=cup', '/cms/v2/slides?open=cup']
  renderInApp(<UseList uses={at.map((address) => ({ ...slide, address }))} none="None." />)
  const shown = screen.getAllByRole('link').map((link) => link.textContent)
  expect(shown).toEqual(['slide (V1) Cup', 'slide Cup'])
})
