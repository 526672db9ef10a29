import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { keptQuery } from '../query'
import { Message } from './Message'
import { PageSearch } from './PageSearch'

export function NotFound() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (
    <Message
      title="There is nothing at this address"
      buttons={
        <Button
          type="primary"
          onClick={() => navigate({ pathname: '/', search: keptQuery(query) })}
        >
          Go to the start page
        </Button>
      }
    >
      <p>Check the address: the page may have moved. Pages that you can open:</p>
      <PageSearch />
    </Message>
  )
}
