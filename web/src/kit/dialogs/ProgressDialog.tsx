import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Copy } from '../display/Copy'
import './ProgressDialog.css'

/** How far something has come that goes on by itself. */
export interface Progress {
  readonly state: 'running' | 'completed' | 'error'
  readonly text: ReactNode
}

const ICONS = {
  running: <LoadingOutlined aria-hidden />,
  completed: <CheckCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
} as const

const WORDS = { running: 'In progress', completed: 'Completed', error: 'Failed' } as const

function State({ state, text }: Progress) {
  return (
    <div className="kit-progress" data-state={state} role="status">
      <span className="kit-progress-icon">{ICONS[state]}</span>
      <div>
        <strong>{WORDS[state]}</strong>
        <div>{text}</div>
      </div>
    </div>
  )
}

interface NotificationDialogProps {
  readonly open: boolean
  readonly title?: string
  readonly progress: Progress
  readonly onClose: () => void
}

/** Says how an act fares; it can be closed once that is known. */
export function NotificationDialog(props: NotificationDialogProps) {
  const { open, title = 'Notification', progress, onClose } = props
  const settled = progress.state !== 'running'
  return (
    <Modal
      open={open}
      title={title}
      width={550}
      closable={settled}
      keyboard={settled}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={settled ? <Button onClick={onClose}>Close</Button> : null}
    >
      <State {...progress} />
    </Modal>
  )
}

interface AutomationProgressProps {
  readonly open: boolean
  readonly progress: Progress
  /** To be set at the registrar. */
  readonly nameServers?: readonly string[]
  /** Where closing leads. */
  readonly link?: string
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** How far an automation has come. It goes on when this is closed, and is read from the platform again. */
export function AutomationProgress(props: AutomationProgressProps) {
  const { open, progress, nameServers = [], link, children, onClose } = props
  const navigate = useNavigate()
  const close = () => {
    onClose()
    if (link && progress.state === 'completed') navigate(link)
  }
  return (
    <Modal
      open={open}
      title="Automation progress"
      width={640}
      mask={{ closable: false }}
      onCancel={close}
      footer={<Button onClick={close}>Close</Button>}
    >
      <State {...progress} />
      {nameServers.length > 0 && <NameServers servers={nameServers} />}
      {children}
    </Modal>
  )
}

/** What has to be set at the registrar, to copy. */
export function NameServers({ servers }: { readonly servers: readonly string[] }) {
  return (
    <section className="kit-servers" aria-label="Name servers">
      <p>Set these name servers at the registrar of the domain:</p>
      <ul>
        {servers.map((server) => (
          <li key={server}>
            <Copy text={server} what={`name server ${server}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
