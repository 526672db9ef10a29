import { DownloadOutlined } from '@ant-design/icons'
import { Button, QRCode } from 'antd'
import { useRef } from 'react'
import type { Channel } from '@/api/gen/channels/endpoints'
import { affiliateAt, FigureLink } from '@/areas/affiliates'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { orNone } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { saveFile } from '@/kit/list/csv'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { fields } from './fields'
import './channels.css'

/** What a channel is, with its link to hand out: to copy, and as a QR code. */
export function ChannelDetails({ record: channel }: RecordTabProps<Channel>) {
  return (
    <>
      <RecordFields
        fields={[
          ...fields.facts(channel, 'title', 'channelId'),
          [
            'Affiliate',
            <FigureLink key="affiliate" to={affiliateAt(channel)}>
              <Name text={channel.affTitle} />
            </FigureLink>,
          ],
          ['Affiliate code', <Copy key="code" text={channel.affCode} what="affiliate code" />],
          ...fields.facts(
            channel,
            'opId',
            'baseUrl',
            'signups',
            'firstDeposits',
            'conversionPercentage',
            'subChannels',
            'createdAt',
            'updatedAt',
          ),
          ...(channel.deletedAt
            ? [['Deleted', <DateTime key="deleted" at={channel.deletedAt} />] as const]
            : []),
        ]}
      />
      <section className="channels-texts">
        <h2>Description</h2>
        <p dir="auto">{orNone(channel.description)}</p>
      </section>
      <LinkCard channel={channel} />
    </>
  )
}

function LinkCard({ channel: { link, channelId } }: { readonly channel: Channel }) {
  const code = useRef<HTMLDivElement>(null)
  const save = () => {
    const drawing = code.current?.querySelector('svg')
    if (!drawing) return
    const text = new XMLSerializer().serializeToString(drawing)
    saveFile(`${channelId}.svg`, new Blob([text], { type: 'image/svg+xml' }))
  }
  return (
    <section className="channels-link">
      {/* On white in both themes: many cameras cannot read a light code on a dark ground. */}
      <div ref={code} aria-hidden>
        <QRCode value={link} type="svg" size={152} color="#000" bgColor="#fff" />
      </div>
      <div>
        <h2>Link</h2>
        <Copy text={link} what="link" />
        <p>
          Add <code>&amp;sub=</code> and a name to tell places apart: letters, digits, hyphens and
          underscores, at most 40. Each name becomes a sub-channel once somebody comes by it.
        </p>
        <Button icon={<DownloadOutlined />} onClick={save}>
          Download QR code
        </Button>
      </div>
    </section>
  )
}
