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
      title="Nothing to show for CMS DEFAULT"
      buttons={
        <Button type="primary" onClick={leave}>
          Show all operators
        </Button>
      }
    >
      <p>
        CMS DEFAULT is the content operators use unless they have their own. {DEFAULT_CAUTION} This
        page shows operator records, so there is nothing to show here.
      </p>
    </Message>
  )
}
