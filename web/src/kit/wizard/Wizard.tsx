import { Button, Modal, Steps } from 'antd'
import { type ReactNode, useRef } from 'react'
import { focusFirst } from '../form/focusFirst'
import './wizard.css'

interface WizardProps {
  readonly title: string
  /** What each step is called, in order. */
  readonly steps: readonly string[]
  /** The step that is shown, from 0. */
  readonly current: number
  /** What leads on from it, or ends it. */
  readonly next: { readonly label: string; readonly busy?: boolean; readonly run: () => void }
  readonly width?: number
  /** While what was sent is not answered for: it stays as it is. */
  readonly locked?: boolean
  readonly onBack: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of several steps: on from each, and back from all but the first. */
export function Wizard(props: WizardProps) {
  const { title, steps, current, next, width = 550, locked = false, children } = props
  const body = useRef<HTMLDivElement>(null)
  return (
    <Modal
      open
      title={title}
      mask={{ closable: false }}
      width={width}
      closable={!locked}
      keyboard={!locked}
      onCancel={props.onClose}
      afterOpenChange={(isOpen) => isOpen && focusFirst(body.current)}
      footer={
        <>
          <Button disabled={locked} onClick={props.onClose}>
            Cancel
          </Button>
          <Button disabled={locked || current === 0} onClick={props.onBack}>
            Back
          </Button>
          <Button
            type="primary"
            disabled={locked && !next.busy}
            loading={next.busy ?? false}
            onClick={next.run}
          >
            {next.label}
          </Button>
        </>
      }
    >
      <Steps
        className="kit-wizard-steps"
        size="small"
        current={current}
        items={steps.map((each) => ({ title: each }))}
      />
      <div ref={body}>{children}</div>
    </Modal>
  )
}
