import type { DialogProps } from '@/kit/dialog/useDialog'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { Rows } from '@/kit/display/Rows'

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['R', 'Reply'],
  ['N', 'Internal note'],
  ['M', 'Assign to me'],
  ['Z', 'Snooze'],
  ['E', 'Close'],
  ['J, K', 'Next and previous ticket'],
  ['Ctrl or ⌘ Enter', 'Send'],
]

/** What the letters do. */
export const KeysDialog = ({ onClose }: DialogProps) => (
  <ReadOnlyDialog title="Keys of a ticket" onClose={onClose}>
    <Rows
      className="support-key-rows"
      of={KEYS}
      columns={{ Key: ([key]) => <kbd>{key}</kbd>, Does: ([, does]) => does }}
    />
  </ReadOnlyDialog>
)
