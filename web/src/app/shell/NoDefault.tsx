import { Button } from 'antd'
import { useAddress } from '@/kit/useAddress'
import { DEFAULT_CAUTION } from './Filters'
import { Message } from './Message'

/** CMS DEFAULT is chosen, and this page has nothing that belongs to it. */
export function NoDefault() {
  const [, setQuery] = useAddress()
  const leave = () =>
    setQuery((now) => {
      const next = new URLSearchParams(now)
      next.delete('opId')
      return next
    })
  return (
    <Message
      title="Nothing here belongs to CMS DEFAULT"
      buttons={
        <Button type="primary" onClick={leave}>
          Show all operators
        </Button>
      }
    >
      <p>
        CMS DEFAULT stands for the content that an operator has unless it has its own.{' '}
        {DEFAULT_CAUTION} This page shows an operator’s records, so it has nothing to show for it.
      </p>
    </Message>
  )
}
