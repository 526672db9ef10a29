import { Button } from 'antd'
import { useRouteError } from 'react-router'
import { Message } from './Message'

/** A page that broke, or whose code is gone since a newer console was installed. */
export function PageFailure() {
  const error = useRouteError()
  const isGone = error instanceof TypeError && /import|fetch/i.test(error.message)
  return (
    <Message
      title={isGone ? 'This page could not be loaded' : 'This page stopped working'}
      actions={
        <Button type="primary" autoFocus onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      <p>
        {isGone
          ? 'The connection broke, or a newer console was installed meanwhile. Reloading helps with both.'
          : 'Something on it could not be shown. Nothing on the platform was changed by this; reloading starts the page anew.'}
      </p>
    </Message>
  )
}
