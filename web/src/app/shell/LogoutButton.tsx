import { LogoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSignOut } from './useSignOut'

export function LogoutButton() {
  const { locked, leave } = useSignOut()
  return (
    <Button
      type="text"
      icon={<LogoutOutlined />}
      aria-label="Log out"
      title={locked ? 'Log out: wait a few seconds' : 'Log out'}
      disabled={locked}
      onClick={leave}
    />
  )
}
