import { Modal } from 'antd'
import { PageSearch } from './PageSearch'

interface PaletteProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Goes to a page by its name, from wherever one is. */
export function Palette({ open, onClose }: PaletteProps) {
  return (
    <Modal
      open={open}
      title="Go to a page"
      footer={null}
      width={520}
      destroyOnHidden
      onCancel={onClose}
    >
      <PageSearch onGone={onClose} />
    </Modal>
  )
}
