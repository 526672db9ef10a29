import { inWords } from './labels'

/** A code of the wire as people read it: `SOFT_GAMINGS` as `Soft gamings`, `WITHDRAW` as the noun that it stands for. */
export const codeInWords = (code: string): string =>
  inWords(
    code
      .toLowerCase()
      .replaceAll('_', ' ')
      .replace(/\bwithdraw$/, 'withdrawal'),
  )

/** Each of these codes with its words. */
export const codesInWords = <Code extends string>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, codeInWords(code)])) as Record<Code, string>
