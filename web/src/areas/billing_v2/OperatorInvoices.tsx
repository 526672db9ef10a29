import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { Invoice } from '@/api/gen/endpoints'
import { useChosenOperator } from '@/app/session/operator'
import type { Act } from '@/kit/ActionMenu'
import { Can } from '@/kit/Can'
import { InvoiceList } from './InvoiceList'
import { useDeleteInvoice } from './useDeleteInvoice'
import { LOCKED } from './words'

const GenerateInvoice = lazy(() =>
  import('./GenerateInvoice').then((part) => ({ default: part.GenerateInvoice })),
)
const NoteDialog = lazy(() => import('./NoteDialog').then((part) => ({ default: part.NoteDialog })))
const SettingsDialog = lazy(() =>
  import('./SettingsDialog').then((part) => ({ default: part.SettingsDialog })),
)

/** Every operator's invoices: generate, annotate, delete, and the settings they are made by. */
export function OperatorInvoices() {
  const opId = useChosenOperator()
  const [openId, setOpenId] = useState<string | null>(null)
  const [generating, setGenerating] = useState<'modal' | 'drawer' | null>(null)
  const [noted, setNoted] = useState<Invoice | null>(null)
  const [settingsOf, setSettingsOf] = useState<string | null>(null)
  const remove = useDeleteInvoice(openId, setOpenId)

  const acts: readonly Act<Invoice>[] = [
    { id: 'note', label: 'Edit note', permission: 'billing_v2_write', run: setNoted },
    {
      id: 'settings',
      label: 'Invoice Setting',
      permission: 'billing_v2_write',
      run: (invoice) => setSettingsOf(invoice.opId),
    },
    {
      id: 'delete',
      label: 'Delete invoice',
      permission: 'billing_v2_write',
      danger: true,
      because: ({ isLocked }) => (isLocked ? LOCKED : null),
      run: remove,
    },
  ]

  const actions = (
    <>
      <Can
        permission="billing_v2_write"
        because={opId ? null : 'Choose an operator in the top bar first.'}
      >
        <Button onClick={() => setSettingsOf(opId ?? null)}>Invoice Setting</Button>
      </Can>
      <Space.Compact>
        <Can permission="billing_v2_write">
          <Button type="primary" onClick={() => setGenerating('modal')}>
            Generate Invoice
          </Button>
        </Can>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'modal', label: 'In a dialog' },
              { key: 'drawer', label: 'In a drawer, with the list in sight' },
            ],
            onClick: ({ key }) => setGenerating(key === 'drawer' ? 'drawer' : 'modal'),
          }}
        >
          <Button type="primary" icon={<DownOutlined />} aria-label="More ways to generate" />
        </Dropdown>
      </Space.Compact>
    </>
  )

  return (
    <>
      <InvoiceList
        id="billing_v2.operators"
        openId={openId}
        setOpenId={setOpenId}
        acts={acts}
        actions={actions}
        empty={{
          title: 'No invoices yet',
          advice:
            'Generate the first one for a month that has ended; a brand is billed with its operator.',
        }}
      />
      <Suspense>
        {generating && (
          <GenerateInvoice open as={generating} opId={opId} onClose={() => setGenerating(null)} />
        )}
        {noted && <NoteDialog invoice={noted} onClose={() => setNoted(null)} />}
        {settingsOf && <SettingsDialog opId={settingsOf} onClose={() => setSettingsOf(null)} />}
      </Suspense>
    </>
  )
}
