import { Result } from 'antd'
import { Link, useLocation } from 'react-router'

export function NotFound() {
  const { pathname } = useLocation()
  return (
    <Result
      status="404"
      icon={null}
      title="There is no such page"
      subTitle={
        <>
          Nothing stands at <code>{pathname}</code>. The address may be mistyped, or the page may
          have moved.
        </>
      }
      extra={<Link to="/">To the start page</Link>}
    />
  )
}
