interface Option {
  readonly label?: unknown
}

const rank = ({ label }: Option, text: string): number => {
  const words = String(label ?? '').toLowerCase()
  return words === text ? 0 : words.startsWith(text) ? 1 : 2
}

/**
 * How every select is typed into: by the words of its options. The one that is what was typed comes first, since Enter
 * takes that: `USD` before `USDT`.
 */
export const selectSearch = {
  optionFilterProp: 'label',
  filterSort: (one: Option, other: Option, { searchValue }: { readonly searchValue: string }) => {
    const text = searchValue.trim().toLowerCase()
    return rank(one, text) - rank(other, text)
  },
}
