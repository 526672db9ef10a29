import { DisconnectOutlined } from '@ant-design/icons'
import type { ApiError } from '@/api/answer'
import { useOutage } from './usePolls'

const told = ({ kind, messages }: ApiError): string =>
  kind === 'network'
    ? 'The console cannot be reached.'
    : `The platform does not answer as it should: ${messages[0]}`

/** Says calmly, once, that nothing new comes for now. */
export function Outage() {
  const error = useOutage()
  return (
    <div role="status" className="shell-outage">
      {error && (
        <p>
          <DisconnectOutlined aria-hidden />
          <span>{told(error)} It is tried again by itself; what you typed is not lost.</span>
        </p>
      )}
    </div>
  )
}
