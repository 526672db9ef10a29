import { type MediaDetails, type MediaItem, useMediaItemQuery } from '@/api/gen/media/endpoints'
import { Copy } from '@/kit/display/Copy'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { AssetImage } from './AssetImage'
import { assetUrl } from './assets'
import { fields } from './fields'
import { UseList } from './UseList'

interface MediaDrawerProps extends OpenedRecord {
  readonly opId: string | undefined
  readonly actions: readonly RecordAction<MediaItem>[]
}

const FACTS = ['name', 'extension', 'size', 'target', 'tags', 'alt', 'description'] as const
const ORIGIN = ['opTitle', 'source', 'createdAt', 'updatedAt', 'updatedBy'] as const

/** An image with what is said of it and where it is used. */
export function MediaDrawer({ opId, actions, ...opened }: MediaDrawerProps) {
  const arg = { mediaId: opened.openId ?? '', ...(opId && { opId }) }
  const call = useMediaItemQuery(arg, { skip: !opened.openId })
  return (
    <RecordDrawer<MediaDetails>
      {...opened}
      title="Image"
      name={({ name }) => name}
      loaded={call}
      actions={actions as readonly RecordAction<MediaDetails>[]}
    >
      {(image) => (
        <>
          <AssetImage path={image.path} alt={image.alt || image.name} className="media-whole" />
          <RecordFields fields={fields.facts(image, ...FACTS)} />
          <section className="kit-fields">
            <h2>Used in</h2>
            <FieldBoundary of={image} instead={MISSING_SECTION}>
              <UseList uses={image.uses} none="No content uses it." />
            </FieldBoundary>
          </section>
          <RecordFields
            title="Origin"
            fields={[
              ...fields.facts(image, ...ORIGIN),
              [
                'Address',
                <Copy key="address" text={assetUrl(image.path) ?? image.path} what="address" />,
              ],
            ]}
          />
        </>
      )}
    </RecordDrawer>
  )
}
