import { ExportOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { isFramed, launchAddress } from './launch'

/** A launched game: in a new tab always, and here where its host may be framed. */
export function Launched({ url }: { readonly url: string }) {
  const address = launchAddress(url)
  if (!address) {
    return (
      <Alert
        type="error"
        showIcon
        title="The game was launched, but its address is not one that is safe to open."
      />
    )
  }
  const framed = isFramed(address)
  return (
    <section className="games-launched" aria-label="Launched game">
      <p role="status">
        <a href={address.href} target="_blank" rel="noopener noreferrer">
          <ExportOutlined aria-hidden /> Open in a new tab
        </a>{' '}
        {!framed && `Games of ${address.host} are not shown within the console.`}
      </p>
      {framed && (
        <iframe
          title="The game"
          src={address.href}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
        />
      )}
    </section>
  )
}
