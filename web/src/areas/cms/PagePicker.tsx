import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { type ContentPage, useCmsV2PagesQuery } from '@/api/gen/cms/endpoints'
import { useContentOperator } from '@/areas/media'
import { type DialogProps, useDialog } from '@/kit/dialog/useDialog'
import { Loaded } from '@/kit/display/Loaded'
import { useLanguage } from './useLanguage'

const MOST = 500

interface PickPageProps {
  /** With the page's path on the site. */
  readonly onPick: (path: string) => void
}

/** The way to the pages, where an address is asked for. */
export function PickPage({ onPick }: PickPageProps) {
  const open = useDialog(PagePicker)
  return <Button onClick={() => open({ onPick })}>Choose page</Button>
}

type PagePickerProps = PickPageProps & DialogProps

/** The pages that the tenant shows in the language of the list, to lead to one of them. */
function PagePicker({ onPick, onClose }: PagePickerProps) {
  const opId = useContentOperator() ?? ''
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const call = useCmsV2PagesQuery({ opId, selectedLanguage: language, limit: MOST, sort: 'key' })
  const wanted = text.trim().toLowerCase()
  const isFound = ({ title, slug }: ContentPage) =>
    `${title} ${slug}`.toLowerCase().includes(wanted)
  return (
    <Modal
      open
      width={550}
      title="Choose page"
      footer={<Button onClick={onClose}>Close</Button>}
      onCancel={onClose}
    >
      <Input
        autoFocus
        aria-label="Search pages"
        placeholder="Title or slug"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Loaded what="The pages" call={call}>
        {({ items }) => (
          <ul className="cms-picker">
            {items.filter(isFound).map(({ key, title, slug, state }) => (
              <li key={key}>
                <Button
                  type="text"
                  block
                  onClick={() => {
                    onPick(`/${slug}`)
                    onClose()
                  }}
                >
                  <bdi>{title}</bdi> <code>/{slug}</code> {state === 'DISABLED' && '(disabled)'}
                </Button>
              </li>
            ))}
            {items.filter(isFound).length === 0 && <li role="status">No page is called so.</li>}
          </ul>
        )}
      </Loaded>
    </Modal>
  )
}
