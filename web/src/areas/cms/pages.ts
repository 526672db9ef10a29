import {
  BellOutlined,
  BlockOutlined,
  BookOutlined,
  FileOutlined,
  LayoutOutlined,
  MenuOutlined,
  MessageOutlined,
  NotificationOutlined,
  PictureOutlined,
} from '@ant-design/icons'
import { definePages, type TopBarControl } from '@/session/page'

const HIDES: readonly TopBarControl[] = ['brands', 'testPlayers']
const COMMON = { hides: HIDES, isCms: true, help: 'cms' } as const

export const pages = definePages([
  {
    ...COMMON,
    path: '/cms/v2/banners',
    lists: { 'cms.v2.banners': '' },
    title: 'Banners',
    opens: 'cmsV2Banners',
    menu: { group: 'Content', order: 10, label: 'Banners', icon: NotificationOutlined },
    load: () =>
      import('./kinds/banners').then(({ BannersV2, bannersV2Reads }) => ({
        Page: BannersV2,
        reads: bannersV2Reads,
      })),
  },
  {
    ...COMMON,
    path: '/cms/v2/cards',
    lists: { 'cms.v2.cards': '' },
    title: 'Featured cards',
    opens: 'cmsV2Cards',
    menu: { group: 'Content', order: 20, label: 'Featured cards', icon: BlockOutlined },
    load: () => import('./kinds/cards').then(({ CardsV2, reads }) => ({ Page: CardsV2, reads })),
  },
  {
    ...COMMON,
    path: '/cms/v2/modals',
    lists: { 'cms.v2.modals': '' },
    title: 'Modals',
    opens: 'cmsV2Modals',
    menu: { group: 'Content', order: 30, label: 'Modals', icon: MessageOutlined },
    load: () => import('./kinds/modals').then(({ ModalsV2, reads }) => ({ Page: ModalsV2, reads })),
  },
  {
    ...COMMON,
    path: '/cms/v2/slides',
    lists: { 'cms.v2.slides': '' },
    title: 'Slides',
    opens: 'cmsV2Slides',
    menu: { group: 'Content', order: 40, label: 'Slides', icon: PictureOutlined },
    load: () =>
      import('./kinds/slides').then(({ SlidesV2, slidesV2Reads }) => ({
        Page: SlidesV2,
        reads: slidesV2Reads,
      })),
  },
  {
    ...COMMON,
    path: '/cms/v2/menus',
    lists: { 'cms.v2.menus': '' },
    title: 'Menus',
    opens: 'cmsV2Menus',
    menu: { group: 'Content', order: 50, label: 'Menus', icon: MenuOutlined },
    load: () => import('./kinds/menus').then(({ MenusV2, reads }) => ({ Page: MenusV2, reads })),
  },
  {
    ...COMMON,
    path: '/cms/v2/footer',
    title: 'Footer',
    opens: 'cmsV2Footer',
    menu: { group: 'Content', order: 55, label: 'Footer', icon: LayoutOutlined },
    load: () =>
      import('./FooterPage').then(({ FooterPage, reads }) => ({ Page: FooterPage, reads })),
  },
  {
    ...COMMON,
    path: '/cms/v2/notifications',
    lists: { 'cms.v2.notifications': '' },
    title: 'Player notifications',
    opens: 'cmsV2Notifications',
    menu: { group: 'Content', order: 80, label: 'Player notifications', icon: BellOutlined },
    load: () =>
      import('./kinds/notifications').then(({ NotificationsV2, reads }) => ({
        Page: NotificationsV2,
        reads,
      })),
  },
  {
    ...COMMON,
    path: '/cms/banners',
    lists: { 'cms.banners': '' },
    title: 'Banners (V1)',
    opens: 'cmsBanners',
    menu: { group: 'Content', order: 110, label: 'Banners (V1)', icon: NotificationOutlined },
    load: () =>
      import('./kinds/banners').then(({ Banners, bannersReads }) => ({
        Page: Banners,
        reads: bannersReads,
      })),
  },
  {
    ...COMMON,
    path: '/cms/slides',
    lists: { 'cms.slides': '' },
    title: 'Slides (V1)',
    opens: 'cmsSlides',
    menu: { group: 'Content', order: 140, label: 'Slides (V1)', icon: PictureOutlined },
    load: () =>
      import('./kinds/slides').then(({ Slides, slidesReads }) => ({
        Page: Slides,
        reads: slidesReads,
      })),
  },
  {
    ...COMMON,
    path: '/cms/v2/pages',
    lists: { 'cms.v2.pages': '' },
    title: 'Pages',
    opens: 'cmsV2Pages',
    menu: { group: 'Content', order: 60, label: 'Pages', icon: FileOutlined },
    load: () =>
      import('./kinds/pages').then(({ PagesV2, pagesV2Reads }) => ({
        Page: PagesV2,
        reads: pagesV2Reads,
      })),
  },
  {
    ...COMMON,
    path: '/cms/v2/blog',
    lists: { 'cms.v2.blog': '' },
    title: 'Blog',
    opens: 'cmsV2Posts',
    menu: { group: 'Content', order: 70, label: 'Blog', icon: BookOutlined },
    load: () =>
      import('./kinds/pages').then(({ BlogV2, blogV2Reads }) => ({
        Page: BlogV2,
        reads: blogV2Reads,
      })),
  },
  {
    ...COMMON,
    path: '/cms/pages',
    lists: { 'cms.pages': '' },
    title: 'Pages (V1)',
    opens: 'cmsPages',
    menu: { group: 'Content', order: 120, label: 'Pages (V1)', icon: FileOutlined },
    load: () =>
      import('./kinds/pages').then(({ Pages, pagesReads }) => ({ Page: Pages, reads: pagesReads })),
  },
  {
    ...COMMON,
    path: '/cms/blog',
    lists: { 'cms.blog': '' },
    title: 'Blog (V1)',
    opens: 'cmsPosts',
    menu: { group: 'Content', order: 130, label: 'Blog (V1)', icon: BookOutlined },
    load: () =>
      import('./kinds/pages').then(({ Blog, blogReads }) => ({ Page: Blog, reads: blogReads })),
  },
])
