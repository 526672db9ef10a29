import { Modal } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Command, commandAgain, commandToCome } from '@/kit/keyboard/commands'
import { useToasts } from '@/kit/toasts'
import { PaletteSearch } from './PaletteSearch'
import type { PaletteItem } from './paletteSearch'
import { usePreparedOperators } from './usePaletteItems'
import './palette.css'

interface PaletteProps {
  readonly open: boolean
  /** What the screen offered when the palette was asked for. */
  readonly commands: readonly Command[]
  /** What had the focus then, and gets it back: it is lost to the box before the dialog looks. */
  readonly from: Element | null
  readonly onClose: () => void
}

/** Does a command as it is by now, or tells why that cannot be done any more. */
function useLatest(commands: readonly Command[]): readonly Command[] {
  const { warning } = useToasts()
  const doNow = (command: Command) => {
    const now = commandAgain(command)
    if (now && !now.disabledReason) now.run()
    else warning(now?.disabledReason ?? `${command.label}: the record is gone or has changed.`)
  }
  return commands.map((command) => ({ ...command, run: () => doNow(command) }))
}

/** Does an act of the page that is on its way, or tells why it cannot be done there. */
function useActOfNext(): (act: string) => void {
  const { warning } = useToasts()
  return async (act) => {
    const come = await commandToCome(act)
    if (come && !come.disabledReason) come.run()
    else warning(`${act}: ${come?.disabledReason ?? 'not available on this page.'}`)
  }
}

/** Goes anywhere and does anything that can be done from where one is. */
export function Palette({ open, commands, from, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const chosen = useRef<PaletteItem | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const latest = useLatest(commands)
  const doNext = useActOfNext()
  usePreparedOperators()
  const choose = (offer: PaletteItem) => {
    chosen.current = offer
    onClose()
    if (offer.act) doNext(offer.act)
    // The address as it is now: what the router has rendered may lag behind it.
    if (offer.to) void navigate(offer.to(new URLSearchParams(location.search)))
  }
  // What opens a dialog waits until the focus is back, or it would be taken from that dialog.
  const done = () => {
    const { run } = chosen.current ?? {}
    chosen.current = null
    if (from instanceof HTMLElement && from.isConnected) from.focus()
    run?.()
  }
  return (
    <Modal
      open={open}
      title="Command palette"
      footer={null}
      // What it finds is more or less: its box stays where it is.
      centered={false}
      width={600}
      destroyOnHidden
      // Or antd draws what will be destroyed one frame after it was asked for.
      forceRender={open}
      onCancel={onClose}
      afterClose={done}
      // A drawer beneath holds the focus until the dialog is there.
      afterOpenChange={(opened) => opened && box.current?.focus()}
    >
      <PaletteSearch box={box} commands={latest} onChoose={choose} onClose={onClose} />
    </Modal>
  )
}
