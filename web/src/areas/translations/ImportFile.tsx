import { useId } from 'react'
import { IMPORT_TEXT_LIMIT, MOST_ROWS } from '@/api/gen/translations/constants'
import type { DictionaryFormat } from '@/api/gen/translations/enums'
import { inFull } from '@/kit/display/decimal'
import { FileZone } from '@/kit/upload/FileZone'

/** A file as it was read; `content` is empty where `problem` says why. */
export interface ReadFile extends Pick<File, 'name' | 'size'> {
  readonly format: DictionaryFormat
  readonly content: string
  readonly problem?: string
}

interface ImportFileProps {
  readonly file: ReadFile | null
  readonly onChoose: (file: ReadFile) => void
}

const HELP = `JSON or CSV in UTF-8, as the export writes it: at most ${inFull(MOST_ROWS)} rows. Keys and languages that it lacks stay as they are.`

/** The file's text, its format by its name. */
async function read(file: File): Promise<ReadFile> {
  const { name, size } = file
  const format = /\.csv$/i.test(name) ? 'CSV' : 'JSON'
  const refused = (problem: string): ReadFile => ({ name, size, format, content: '', problem })
  if (size === 0) return refused('The file is empty.')
  if (size > IMPORT_TEXT_LIMIT) return refused('The file is too large. At most 3.9 MB.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return { name, size, format, content: text }
  } catch {
    return refused('The file is not a text in UTF-8.')
  }
}

export function ImportFile({ file, onChoose }: ImportFileProps) {
  const id = useId()
  return (
    <div className="translations-file">
      <label htmlFor={id}>File</label>
      <FileZone
        id={id}
        accept=".json,.csv,application/json,text/csv"
        files={file ? [file] : []}
        onTake={async ([chosen]) => {
          if (chosen) onChoose(await read(chosen))
        }}
      />
      {file?.problem && <p role="alert">{file.problem}</p>}
      <small>{HELP}</small>
    </div>
  )
}
