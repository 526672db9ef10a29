import type { FileTarget } from './exportState'

interface Picker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string
  }) => Promise<{ readonly createWritable: () => Promise<FileTarget> }>
}

/** Whether this browser writes into a file that the user chooses, part by part. */
export const writesByParts = (): boolean =>
  typeof (window as Picker).showSaveFilePicker === 'function'

/** The file that the user chose; null where they chose none. */
export async function chosenFile(suggestedName: string): Promise<FileTarget | null> {
  try {
    const handle = await (window as Picker).showSaveFilePicker?.({ suggestedName })
    return (await handle?.createWritable()) ?? null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
