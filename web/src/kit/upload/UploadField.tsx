import { Button, ConfigProvider } from 'antd'
import { type DragEvent, useState, useSyncExternalStore } from 'react'
import type { UploadMeta } from '@/api/gen/meta'
import { onTransfer, type Transfer, transferUnderWay } from '@/api/transfer'
import { Field, type FieldProps } from '../form/Field'
import { fileRule, fileSize, limitsOf } from './files'
import './UploadField.css'

interface UploadFieldProps extends Omit<FieldProps, 'children' | 'first' | 'help'> {
  /** What the operation takes. */
  readonly upload: UploadMeta
}

/** A file, chosen or dropped; while the form is sent, how far it is. */
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
  readonly value?: File
  readonly onChange?: (file: File | undefined) => void
  readonly onBlur?: () => void
}

function FileInput({ upload, id, value: file, onChange, onBlur }: FileInputProps) {
  const transfer = useSyncExternalStore(onTransfer, transferUnderWay)
  const { componentDisabled: isDisabled = false } = ConfigProvider.useConfig()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => files?.[0] && onChange?.(files[0])
  const drag = (over: boolean, then?: (event: DragEvent) => void) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over && !isDisabled)
    if (!isDisabled) then?.(event)
  }
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
          className="kit-unseen"
          accept={upload.types.join(',')}
          disabled={isDisabled}
          onBlur={onBlur}
          onChange={({ target }) => {
            take(target.files)
            target.value = '' // the same file can be chosen again
          }}
        />
        {file ? (
          <span>
            <bdi>{file.name}</bdi> · {fileSize(file.size)}
          </span>
        ) : (
          <span>Drop a file here, or choose one</span>
        )}
      </label>
      {file && !transfer && (
        <Button type="text" size="small" onClick={() => onChange?.(undefined)}>
          Remove file
        </Button>
      )}
      {transfer && <Sending {...transfer} />}
    </div>
  )
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
