import { DisconnectOutlined } from '@ant-design/icons'
import type { ApiError } from '@/api/answer'

const textOf = ({ kind, messages }: ApiError): string =>
  kind === 'network'
    ? 'The console can’t be reached. Retrying…'
    : `The platform isn’t responding. Retrying… ${messages[0]}`

/** Says calmly, once, that nothing new comes for now. */
export function Outage({ error }: { readonly error: ApiError | null }) {
  return (
    <div role="status" className="shell-outage">
      {error && (
        <p>
          <DisconnectOutlined aria-hidden />
          <span>{textOf(error)}</span>
        </p>
      )}
    </div>
  )
}
