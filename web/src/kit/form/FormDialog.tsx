import { useConfirm } from '../dialog/confirm'
import { Lead, type LeadProps } from '../dialog/Lead'
import { useFocusReturn } from '../dialog/useFocusReturn'
import { FieldBoundary, MISSING_SECTION } from '../display/Failure'
import { messageText } from '../display/personText'
import { type FieldRules, FieldRulesContext, ShownFieldsContext } from './Field'
import './FormDialog.css'
import { Button, Drawer, Form, Modal, Tooltip } from 'antd'
import {
  type ComponentRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ApiError } from '@/api/answer'
import { FormNotices } from './FormNotices'
import { type Path, placeErrors } from './fieldErrors'
import { focusFirst } from './focusFirst'
import { type FormShape, useFormShape } from './formShape'
import { oneByOne } from './oneByOne'
import { type Revised, useRebase } from './rebase'
import type { Result, RunOptions, Write } from './useAction'

export interface FormDialogProps<Values extends object, Arg, Data> extends LeadProps {
  readonly open: boolean
  readonly title: string
  /** The act, as its button says it: `Generate invoice`. */
  readonly submitLabel: string
  /** Whether the act takes something away: its button is red. */
  readonly danger?: boolean | undefined
  /** As the user prefers where nothing is said. */
  readonly as?: FormShape
  readonly width?: number
  readonly write: Write<Arg, Data>
  /** With the record that is edited, as it is when it is sent. */
  toArg(values: Values, record: Revised | undefined): Arg
  readonly initial: Partial<Values>
  /** The values of a record, where they are not simply its fields. */
  valuesOf?(record: Revised): Partial<Values>
  readonly rules: FieldRules
  /** The record that is edited, as the user sees it. */
  readonly record?: Revised | undefined
  /** Why the form can never be sent as it stands. */
  readonly disabledReason?: string | undefined
  /** The field of files that are sent one after another, each by itself. */
  readonly each?: string | undefined
  /** The button has the focus as soon as it is enabled, not the first field: Enter confirms. */
  readonly isConfirmedByEnter?: boolean | undefined
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A form bound to a write: the contract's rules before it is sent, the platform's after. */
export function FormDialog<Values extends object, Arg, Data>(
  props: FormDialogProps<Values, Arg, Data>,
) {
  const [round, setRound] = useState(0)
  return <FormFrame key={round} {...props} onGone={() => setRound(round + 1)} />
}

interface FormFrameProps<Values extends object, Arg, Data>
  extends FormDialogProps<Values, Arg, Data> {
  /** Closed and faded out: the next opening starts afresh. */
  readonly onGone: () => void
}

function FormFrame<Values extends object, Arg, Data>(props: FormFrameProps<Values, Arg, Data>) {
  const preferred = useFormShape()
  // What is open keeps its shape.
  const [as] = useState(props.as ?? preferred)
  const { open, write, onClose, onGone } = props
  const [form] = Form.useForm<Values>()
  const [edited, setEdited] = useState(false)
  const [rest, setRest] = useState<readonly string[]>([])
  const [focusOn, setFocusOn] = useState<Path | Element | null>(null)
  const body = useRef<ComponentRef<typeof Form<Values>>>(null)
  const confirm = useConfirm()
  const onRecord = useRebase(props, form)
  const locked = write.running || write.unknown !== null
  const disabledReason = props.disabledReason ?? write.notOffered
  useWarning(open && (edited || locked))
  useFocusReturn()
  useEffect(() => {
    if (locked || !focusOn) return
    if (focusOn instanceof HTMLElement) focusOn.focus()
    else form.scrollToField(focusOn as Path, { focus: true, block: 'center' })
    setFocusOn(null)
  }, [locked, focusOn, form])

  const [isShown, setShown] = useState(false)
  const isReady = isShown && props.isConfirmedByEnter && !props.disabledReason
  const submitButton = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReady) submitButton.current?.focus()
  }, [isReady])

  const asked = useRef(false)
  const close = async () => {
    if (locked || asked.current) return
    asked.current = true
    const leaves = !(edited || form.isFieldsTouched()) || (await confirm(LOSING))
    asked.current = false
    if (leaves) onClose()
  }
  /** What somebody else decided before leaves nothing to send: that is told beside the form. */
  const settle = (result: Result<Data>) => {
    if (result.ok || result.error.kind === 'decided') onClose()
  }
  const inForm = (error: ApiError): boolean => {
    const placed = placeErrors(form, error.fields)
    setRest(placed.rest)
    if (placed.first) setFocusOn(placed.first)
    return Object.keys(error.fields).length > 0
  }
  const submit = async (values: Values) => {
    if (locked || disabledReason) return
    setRest([])
    setFocusOn(document.activeElement)
    settle(await send(values))
  }
  const { send, goOn } = oneByOne<Values, Data>(form, props.each, (values) => {
    const { base, rebase } = onRecord
    const how: RunOptions = { record: base(), inForm, rebase }
    return write.run(props.toArg(values, base()), how)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    form.submit()
  }
  const afterOpenChange = (shown: boolean) => {
    setShown(shown)
    if (shown && !props.isConfirmedByEnter)
      focusFirst(body.current?.nativeElement, cancelButton.current)
    if (!shown) onGone()
  }

  const content = (
    <>
      <FormNotices
        write={write}
        rest={rest}
        onChecked={async (result) => settle(await goOn(result, form.getFieldsValue()))}
      />
      <ShownFieldsContext value={onRecord.shown}>
        <FieldRulesContext value={props.rules}>
          <Form<Values>
            ref={body}
            form={form}
            layout="vertical"
            disabled={locked}
            initialValues={props.initial}
            scrollToFirstError={{ focus: true, block: 'center' }}
            onValuesChange={() => setEdited(true)}
            onFinish={submit}
            {...(as === 'drawer' && { onKeyDownCapture: onKeyDown })}
            // Locked, none of its fields takes the focus, and it still has to scroll by keys.
            {...(locked && { tabIndex: 0 })}
          >
            <FieldBoundary instead={MISSING_SECTION}>
              <Lead effect={props.effect} facts={props.facts} />
              {props.children}
            </FieldBoundary>
          </Form>
        </FieldRulesContext>
      </ShownFieldsContext>
    </>
  )
  const footer = write.unknown ? null : (
    <div className="kit-form-footer">
      <Button ref={cancelButton} disabled={locked} onClick={close}>
        Cancel
      </Button>
      <Submit
        button={submitButton}
        act={props.submitLabel}
        danger={props.danger ?? false}
        disabledReason={disabledReason}
        busy={write.running}
        onClick={form.submit}
      />
    </div>
  )
  const frame = {
    open,
    title: messageText(props.title),
    footer,
    closable: !locked,
    keyboard: !locked,
    afterOpenChange,
  }
  return as === 'modal' ? (
    <Modal
      {...frame}
      className="kit-form"
      width={props.width ?? 550}
      mask={{ closable: false }}
      // A form without a field has the focus outside of it.
      wrapProps={{ onKeyDownCapture: onKeyDown }}
      onCancel={close}
    >
      {content}
    </Modal>
  ) : (
    <Drawer
      {...frame}
      rootClassName="kit-form-drawer"
      size={props.width ?? 720}
      mask={{ closable: false }}
      onClose={close}
    >
      {content}
    </Drawer>
  )
}

export const LOSING = {
  title: 'Leave without saving?',
  content: 'What you typed here will be lost.',
  confirmLabel: 'Leave',
  cancelLabel: 'Keep editing',
  danger: true,
}

interface SubmitProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly act: string
  readonly danger: boolean
  readonly busy: boolean
  readonly disabledReason: string | undefined
  readonly onClick: () => void
}

function Submit({ button: ref, act, danger, busy, disabledReason, onClick }: SubmitProps) {
  const button = (
    <Button
      ref={ref}
      type="primary"
      danger={danger}
      loading={busy}
      disabled={disabledReason !== undefined}
      onClick={onClick}
    >
      {act}
    </Button>
  )
  return disabledReason ? <Tooltip title={disabledReason}>{button}</Tooltip> : button
}

/** Warns before the window is closed or left over something unsaved. */
export function useWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
