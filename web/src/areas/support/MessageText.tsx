import type { ReactNode } from 'react'

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gi

/** A text with its http and https addresses as links; nothing else in it is interpreted. */
function linked(text: string): readonly ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const found of text.matchAll(ADDRESS)) {
    parts.push(text.slice(from, found.index))
    parts.push(
      <a key={found.index} href={found[0]} target="_blank" rel="noopener noreferrer">
        {found[0]}
      </a>,
    )
    from = found.index + found[0].length
  }
  return [...parts, text.slice(from)]
}

/** What somebody wrote: in its own direction, and without a say in what stands around it. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <div className="support-text" dir="auto">
    {linked(text)}
  </div>
)
