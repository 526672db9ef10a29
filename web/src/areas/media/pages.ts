import { FileImageOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/cms/v2/gallery',
    lists: { 'media.v2': '' },
    title: 'Media gallery',
    opens: 'mediaV2List',
    menu: { group: 'Content', order: 90, label: 'Media gallery', icon: FileImageOutlined },
    hides: ['brands', 'testPlayers'],
    isCms: true,
    help: 'media',
    actions: [{ label: 'Upload asset', operation: 'mediaV2Upload', keywords: 'image file' }],
    load: () =>
      import('./Gallery').then(({ GalleryV2, galleryV2Reads }) => ({
        Page: GalleryV2,
        reads: galleryV2Reads,
      })),
  },
  {
    path: '/cms/gallery',
    lists: { media: '' },
    title: 'Media gallery (V1)',
    opens: 'mediaList',
    menu: { group: 'Content', order: 190, label: 'Media gallery (V1)', icon: FileImageOutlined },
    hides: ['brands', 'testPlayers'],
    isCms: true,
    help: 'media',
    load: () =>
      import('./Gallery').then(({ GalleryV1, galleryV1Reads }) => ({
        Page: GalleryV1,
        reads: galleryV1Reads,
      })),
  },
])
