/** One thing that a password has to be, and whether it is. */
export interface PasswordHint {
  readonly label: string
  readonly isMet: boolean
}

const SHORTEST = 8

export const lengthHint = (password: string): PasswordHint => ({
  label: `At least ${SHORTEST} characters`,
  isMet: [...password].length >= SHORTEST,
})

/** What a password that replaces another has to be. */
export const changeHints = (password: string): readonly PasswordHint[] => [
  lengthHint(password),
  { label: 'One lowercase letter', isMet: /\p{Lowercase}/u.test(password) },
  { label: 'One uppercase letter', isMet: /\p{Uppercase}/u.test(password) },
  { label: 'One digit', isMet: /\p{Nd}/u.test(password) },
]
