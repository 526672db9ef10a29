import { Button, Result } from 'antd'
import { useRouteError } from 'react-router'

/** A page that broke, or whose code is gone since a newer console was installed. */
export function PageFailure() {
  const error = useRouteError()
  const isGone = error instanceof TypeError && /import|fetch/i.test(error.message)
  return (
    <Result
      status="warning"
      title={isGone ? 'This page could not be loaded' : 'This page stopped working'}
      subTitle={
        isGone
          ? 'The connection broke, or a newer console was installed meanwhile. Reloading helps with both.'
          : 'Something on it could not be shown. Reloading starts it anew; nothing on the platform was changed by this.'
      }
      extra={
        <Button type="primary" autoFocus onClick={() => location.reload()}>
          Reload
        </Button>
      }
    />
  )
}
