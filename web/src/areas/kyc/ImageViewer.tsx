import {
  LeftOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type KycDocument, useKycDocumentQuery } from '@/api/gen/kyc/endpoints'
import { Name } from '@/kit/display/Name'
import { percentText } from '@/kit/display/percent'
import { labelOf, Status } from '@/kit/display/Status'
import { useRecordActions } from '@/kit/record/recordActions'
import { decisions } from './decisions'
import { ImageCanvas } from './ImageCanvas'
import {
  FITTING,
  type ImageTransform,
  imageAddress,
  neighbour,
  type Place,
  turned,
  zoomed,
} from './imageTransform'
import { documentTypes, statuses } from './labels'

interface ImageViewerProps {
  /** As they were listed when the first image was looked at: what is decided meanwhile stays in it. */
  readonly documents: readonly KycDocument[]
  /** The image to begin with. */
  readonly start: Place
  readonly onClose: () => void
}

/** A document's images over everything else: near, turned, and the next one, by hand or by keys. */
export function ImageViewer({ start, ...props }: ImageViewerProps) {
  const [place, setPlace] = useState(start)
  const { uuid } = place
  const { currentData } = useKycDocumentQuery({ uuid })
  const document = currentData ?? props.documents.find((each) => each.uuid === uuid)
  return document ? <Viewer {...props} place={place} onMove={setPlace} document={document} /> : null
}

interface ViewerProps extends Omit<ImageViewerProps, 'start'> {
  readonly place: Place
  readonly onMove: (place: Place) => void
  /** As it stands now. */
  readonly document: KycDocument
}

function Viewer({ documents, document, place, onMove, onClose }: ViewerProps) {
  const [view, setView] = useState<ImageTransform>(FITTING)
  const allowed = useRecordActions(decisions.actions)
  const image = document.images[place.at]
  const previous = neighbour(documents, place, -1)
  const next = neighbour(documents, place, 1)
  const go = (to: Place | null) => {
    if (!to) return
    setView(FITTING)
    onMove(to)
  }
  const nearer = () => setView(zoomed(view, 1))
  const farther = () => setView(zoomed(view, -1))
  const fit = () => setView(FITTING)
  const right = () => setView(turned(view, 1))
  const left = () => setView(turned(view, -1))
  const keys: Readonly<Record<string, () => void>> = {
    '+': nearer,
    '=': nearer,
    '-': farther,
    '0': fit,
    r: right,
    R: left,
    ArrowLeft: () => go(previous),
    ArrowRight: () => go(next),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const title = `${documentTypes[document.documentType]} of ${document.player.playerCode}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the dialog within
    <div role="presentation" onKeyDown={onKeyDown}>
      <Modal open title={title} width={1120} footer={null} onCancel={onClose}>
        <div className="kyc-bar">
          <Tool label="Zoom out (-)" icon={<ZoomOutOutlined />} run={farther} />
          <span className="kyc-zoom" aria-live="polite">
            {percentText(view.zoom * 100, 0)}
          </span>
          <Tool label="Zoom in (+)" icon={<ZoomInOutlined />} run={nearer} />
          <Tool label="Rotate left (Shift R)" icon={<RotateLeftOutlined />} run={left} />
          <Tool label="Rotate right (R)" icon={<RotateRightOutlined />} run={right} />
          <Button type="text" onClick={fit} title="Fit (0)">
            Fit
          </Button>
          <span className="kyc-where" aria-live="polite">
            {image?.title}, image {place.at + 1} of {document.images.length}
          </span>
          <Tool
            label="Previous image (←)"
            icon={<LeftOutlined />}
            run={previous && (() => go(previous))}
          />
          <Tool label="Next image (→)" icon={<RightOutlined />} run={next && (() => go(next))} />
        </div>
        {image && (
          <ImageCanvas
            key={image.imageId}
            address={imageAddress(document.uuid, image)}
            alt={`${image.title} of the ${title}`}
            view={view}
          />
        )}
        <div className="kyc-foot">
          <Status {...labelOf(statuses, document.status)} />
          <span>
            <Name text={document.player.firstName} /> <Name text={document.player.lastName} /> ·{' '}
            {document.player.playerCode} · <Name text={document.opTitle} />
          </span>
          <span className="kyc-foot-actions">
            {allowed
              .filter(({ disabledReason }) => !disabledReason(document))
              .map(({ id, labelOf, danger, run }) => (
                <Button
                  key={id}
                  danger={danger}
                  type={danger ? 'default' : 'primary'}
                  onClick={() => run(document)}
                >
                  {labelOf(document)}
                </Button>
              ))}
          </span>
        </div>
      </Modal>
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly run: (() => void) | null
}

function Tool({ label, icon, run }: ToolProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={!run}
      onClick={() => run?.()}
    />
  )
}
