import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'

interface RemoveRowProps {
  /** Which one it takes away: `Remove text 2`. */
  readonly label: string
  readonly onClick: () => void
}

/** Takes a row of a form away. */
export const RemoveRow = ({ label, onClick }: RemoveRowProps) => (
  <Button
    type="text"
    icon={<DeleteOutlined />}
    aria-label={label}
    title={label}
    onClick={onClick}
  />
)
