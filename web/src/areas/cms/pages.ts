import {
  BellOutlined,
  CreditCardOutlined,
  LayoutOutlined,
  MenuOutlined,
  MessageOutlined,
  NotificationOutlined,
  PlaySquareOutlined,
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
    load: () => import('./kinds/banners').then(({ BannersV2 }) => ({ Page: BannersV2 })),
  },
  {
    ...COMMON,
    path: '/cms/v2/cards',
    lists: { 'cms.v2.cards': '' },
    title: 'Featured cards',
    opens: 'cmsV2Cards',
    menu: { group: 'Content', order: 20, label: 'Featured cards', icon: CreditCardOutlined },
    load: () => import('./kinds/cards').then(({ CardsV2 }) => ({ Page: CardsV2 })),
  },
  {
    ...COMMON,
    path: '/cms/v2/modals',
    lists: { 'cms.v2.modals': '' },
    title: 'Modals',
    opens: 'cmsV2Modals',
    menu: { group: 'Content', order: 30, label: 'Modals', icon: MessageOutlined },
    load: () => import('./kinds/modals').then(({ ModalsV2 }) => ({ Page: ModalsV2 })),
  },
  {
    ...COMMON,
    path: '/cms/v2/slides',
    lists: { 'cms.v2.slides': '' },
    title: 'Slides',
    opens: 'cmsV2Slides',
    menu: { group: 'Content', order: 40, label: 'Slides', icon: PlaySquareOutlined },
    load: () => import('./kinds/slides').then(({ SlidesV2 }) => ({ Page: SlidesV2 })),
  },
  {
    ...COMMON,
    path: '/cms/v2/menus',
    lists: { 'cms.v2.menus': '' },
    title: 'Menus',
    opens: 'cmsV2Menus',
    menu: { group: 'Content', order: 50, label: 'Menus', icon: MenuOutlined },
    load: () => import('./kinds/menus').then(({ MenusV2 }) => ({ Page: MenusV2 })),
  },
  {
    ...COMMON,
    path: '/cms/v2/footer',
    title: 'Footer',
    opens: 'cmsV2Footer',
    menu: { group: 'Content', order: 55, label: 'Footer', icon: LayoutOutlined },
    load: () => import('./FooterPage').then(({ FooterPage }) => ({ Page: FooterPage })),
  },
  {
    ...COMMON,
    path: '/cms/v2/notifications',
    lists: { 'cms.v2.notifications': '' },
    title: 'Player notifications',
    opens: 'cmsV2Notifications',
    menu: { group: 'Content', order: 80, label: 'Player notifications', icon: BellOutlined },
    load: () =>
      import('./kinds/notifications').then(({ NotificationsV2 }) => ({ Page: NotificationsV2 })),
  },
  {
    ...COMMON,
    path: '/cms/banners',
    lists: { 'cms.banners': '' },
    title: 'Banners (V1)',
    opens: 'cmsBanners',
    menu: { group: 'Content', order: 110, label: 'Banners (V1)', icon: NotificationOutlined },
    load: () => import('./kinds/banners').then(({ Banners }) => ({ Page: Banners })),
  },
  {
    ...COMMON,
    path: '/cms/slides',
    lists: { 'cms.slides': '' },
    title: 'Slides (V1)',
    opens: 'cmsSlides',
    menu: { group: 'Content', order: 140, label: 'Slides (V1)', icon: PlaySquareOutlined },
    load: () => import('./kinds/slides').then(({ Slides }) => ({ Page: Slides })),
  },
])
