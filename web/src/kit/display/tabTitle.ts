import { useEffect } from 'react'
import { cutName, messageText } from './personText'

const records: string[] = []
let page = ''

function show(): void {
  document.title = messageText(
    [cutName(records.at(-1) ?? ''), page, 'Pitboss'].filter(Boolean).join(' · '),
  )
}

/** The browser's tab is called as the page is. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title
    show()
  }, [title])
}

/** And by the record that is open, the latest one first; undefined while none is. */
export function useRecordTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    records.push(name)
    show()
    return () => {
      records.splice(records.lastIndexOf(name), 1)
      show()
    }
  }, [name])
}
