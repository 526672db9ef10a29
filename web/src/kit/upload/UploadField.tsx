import { Button, ConfigProvider } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadMeta } from '@/api/gen/meta'
import { onTransfer, type Transfer, transferUnderWay } from '@/api/transfer'
import { PERCENT } from '../display/percent'
import { Field, type FieldProps } from '../form/Field'
import { useEventCallback } from '../useEventCallback'
import { FileZone } from './FileZone'
import { fileRule, limitsOf } from './files'
import './UploadField.css'

interface UploadFieldProps extends Omit<FieldProps, 'children' | 'first' | 'help'> {
  /** What the operation takes. */
  readonly upload: UploadMeta
}

/** Files, chosen, dropped or pasted, which the form sends `each` by itself; meanwhile, how far it is. */
export function UploadField({ upload, ...field }: UploadFieldProps) {
  const [acceptable] = useState(() => fileRule(upload))
  return (
    <Field {...field} first={acceptable} help={limitsOf(upload)}>
      <FileInput upload={upload} />
    </Field>
  )
}

interface FileInputProps {
  readonly upload: UploadMeta
  /** These come from the form. */
  readonly id?: string
  readonly value?: readonly File[]
  readonly onChange?: (files: readonly File[] | undefined) => void
  readonly onBlur?: () => void
}

const NO_FILES: readonly File[] = []

function FileInput({ upload, id, value: files = NO_FILES, onChange, onBlur }: FileInputProps) {
  const transfer = useSyncExternalStore(onTransfer, transferUnderWay)
  const { componentDisabled: isDisabled = false } = ConfigProvider.useConfig()
  const take = (some: readonly File[]) => {
    if (some.length > 0) onChange?.(some)
  }
  usePaste(isDisabled ? null : take)
  return (
    <div className="kit-upload">
      <FileZone
        id={id}
        accept={upload.types.join(',')}
        multiple
        isDisabled={isDisabled}
        files={files}
        onTake={take}
        onBlur={onBlur}
      />
      {files.length > 0 && !transfer && (
        <Button type="text" size="small" onClick={() => onChange?.(undefined)}>
          {files.length > 1 ? 'Remove files' : 'Remove file'}
        </Button>
      )}
      {transfer && <Sending {...transfer} />}
    </div>
  )
}

/** Takes the files that are pasted anywhere on the page while the field stands. */
function usePaste(take: ((files: readonly File[]) => void) | null): void {
  const paste = useEventCallback(({ clipboardData }: ClipboardEvent) =>
    take?.([...(clipboardData?.files ?? [])]),
  )
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [paste])
}

function Sending({ share, cancel }: Transfer) {
  return (
    <div className="kit-upload-sending">
      <progress aria-label="Upload" value={share} />
      <span>{`${Math.floor(100 * share)}${PERCENT}`}</span>
      {/* The form around it is locked. */}
      <Button size="small" disabled={cancel === null} onClick={() => cancel?.()}>
        Cancel upload
      </Button>
    </div>
  )
}
