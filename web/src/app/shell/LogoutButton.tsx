import { LogoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSignOut } from './useSignOut'

export function LogoutButton() {
  const { locked, leave } = useSignOut()
  return (
    <Button
      type="text"
      icon={<LogoutOutlined />}
      aria-label="Sign out"
      title={locked ? 'Sign out: wait a few seconds' : 'Sign out'}
      disabled={locked}
      onClick={leave}
    />
  )
}
