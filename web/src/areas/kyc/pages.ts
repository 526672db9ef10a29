import { FileProtectOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/documents',
    lists: { 'kyc.documents': '' },
    title: 'Documents',
    opens: 'kycDocuments',
    menu: {
      group: 'Players',
      order: 40,
      label: 'Documents',
      icon: FileProtectOutlined,
      badge: 'kyc',
    },
    help: 'documents',
    load: () => import('./Documents').then(({ Documents, reads }) => ({ Page: Documents, reads })),
  },
])
