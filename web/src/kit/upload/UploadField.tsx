import { Button, ConfigProvider } from 'antd'
import { type DragEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadMeta } from '@/api/gen/meta'
import { onTransfer, type Transfer, transferUnderWay } from '@/api/transfer'
import { Field, type FieldProps } from '../form/Field'
import { useEventCallback } from '../useEventCallback'
import { fileRule, fileSize, limitsOf } from './files'
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
  const [isOver, setOver] = useState(false)
  const take = (some: FileList | null | undefined) => {
    if (some && some.length > 0) onChange?.([...some])
  }
  const drag = (over: boolean, then?: (event: DragEvent) => void) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over && !isDisabled)
    if (!isDisabled) then?.(event)
  }
  usePaste(isDisabled ? null : take)
  return (
    <div className="kit-upload">
      <label
        htmlFor={id}
        className={isOver ? 'kit-upload-zone kit-upload-over' : 'kit-upload-zone'}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drag(false, ({ dataTransfer }) => take(dataTransfer.files))}
      >
        <input
          id={id}
          type="file"
          multiple
          className="kit-unseen"
          accept={upload.types.join(',')}
          disabled={isDisabled}
          onBlur={onBlur}
          onChange={({ target }) => {
            take(target.files)
            target.value = '' // the same file can be chosen again
          }}
        />
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be there twice
          <span key={index}>
            <bdi>{file.name}</bdi> · {fileSize(file.size)}
          </span>
        ))}
        {files.length === 0 && <span>Drop a file here, or choose one</span>}
      </label>
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
function usePaste(take: ((files: FileList | undefined) => void) | null): void {
  const paste = useEventCallback(({ clipboardData }: ClipboardEvent) =>
    take?.(clipboardData?.files),
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
      <span>{Math.floor(100 * share)} %</span>
      {/* The form around it is locked. */}
      <Button size="small" disabled={cancel === null} onClick={() => cancel?.()}>
        Cancel upload
      </Button>
    </div>
  )
}
