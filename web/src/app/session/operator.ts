import { useSearchParams } from 'react-router'

/** The operator chosen in the top bar; none stands for all that the user may see. */
export function useChosenOperator(): string | undefined {
  const [query] = useSearchParams()
  return query.get('opId') ?? undefined
}
