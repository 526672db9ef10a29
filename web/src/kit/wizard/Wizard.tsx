import { Button, Modal, Steps } from 'antd'
import type { ReactNode } from 'react'
import './wizard.css'

interface WizardProps {
  readonly title: string
  /** What each step is called, in order. */
  readonly steps: readonly string[]
  /** The step that is shown, from 0. */
  readonly current: number
  /** What leads on from it, or ends it. */
  readonly next: { readonly label: string; readonly busy?: boolean; readonly run: () => void }
  readonly onBack: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of several steps: on from each, and back from all but the first. */
export function Wizard({ title, steps, current, next, onBack, onClose, children }: WizardProps) {
  const isFirst = current === 0
  return (
    <Modal
      open
      centered
      title={title}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={isFirst ? onClose : onBack}>{isFirst ? 'Cancel' : 'Back'}</Button>
          <Button type="primary" loading={next.busy ?? false} onClick={next.run}>
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
      {children}
    </Modal>
  )
}
