import { type DragEvent, useState } from 'react'
import { fileSize } from './files'
import './FileZone.css'

interface FileZoneProps {
  readonly id?: string | undefined
  /** Types and endings, as the browser's own chooser takes them. */
  readonly accept: string
  readonly multiple?: boolean
  readonly isDisabled?: boolean
  /** What was chosen, which stands there instead of the invitation. */
  readonly files?: readonly Pick<File, 'name' | 'size'>[]
  readonly onTake: (files: readonly File[]) => void
  readonly onBlur?: (() => void) | undefined
}

/** Where files are dropped, or chosen with a press. */
export function FileZone({ id, accept, files = [], onTake, onBlur, ...rest }: FileZoneProps) {
  const { multiple = false, isDisabled = false } = rest
  const [isOver, setOver] = useState(false)
  const take = (some: FileList | null) => {
    const taken = [...(some ?? [])]
    if (taken.length > 0) onTake(multiple ? taken : taken.slice(0, 1))
  }
  const drag = (over: boolean, then?: (event: DragEvent) => void) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over && !isDisabled)
    if (!isDisabled) then?.(event)
  }
  return (
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
        multiple={multiple}
        className="kit-unseen"
        accept={accept}
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
  )
}
