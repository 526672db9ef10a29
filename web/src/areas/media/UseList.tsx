import { Link } from 'react-router'
import type { MediaUse } from '@/api/gen/media/endpoints'
import { languageName } from '@/kit/display/languageName'

interface UseListProps {
  readonly uses: readonly MediaUse[]
  readonly none: string
}

/** Where content uses an image, and who shows that content besides its owner. */
export function UseList({ uses, none }: UseListProps) {
  if (uses.length === 0) return <p role="status">{none}</p>
  return (
    <ul className="media-uses" aria-label="Used in">
      {uses.map((use, at) => (
        // Two items may share all that is shown of them.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={at}>
          <UseName {...use} /> · <bdi>{use.opTitle}</bdi>
          {use.language && ` · ${languageName(use.language)}`}
          {use.inheritedBy.length > 0 && (
            <>
              {' '}
              · shown by <bdi>{use.inheritedBy.join(', ')}</bdi> too
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function UseName({ kind, title, address }: MediaUse) {
  const isContent = address?.startsWith('/cms/') ?? false
  // Both generations may have the same item.
  const generation = isContent && !address?.startsWith('/cms/v2/') ? ' (V1)' : ''
  const text = (
    <>
      {kind}
      {generation} <bdi>{title}</bdi>
    </>
  )
  if (!isContent || !address) return text
  return <Link to={address}>{text}</Link>
}
