import { TagsOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/brands',
    lists: { brands: '' },
    title: 'Brands',
    opens: 'brands',
    actions: [{ label: 'Create brand', operation: 'brandCreate' }],
    menu: { group: 'Settings', order: -10, label: 'Brands', icon: TagsOutlined },
    hides: ['brands', 'testPlayers'],
    help: 'brands',
    load: () => import('./Brands').then(({ Brands, reads }) => ({ Page: Brands, reads })),
  },
])
