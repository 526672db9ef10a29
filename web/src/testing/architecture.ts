const area = (path: string) => /^areas\/([^/]+)/.exec(path)?.[1]
const isDoor = (path: string) => /^areas\/[^/]+(?:\/index)?(?:\.tsx?)?$/.test(path)
const isSession = (path: string) => /^app\/session(?:[./]|$)/.test(path)
const isTest = (path: string) => path.startsWith('testing/') || /\.test\.tsx?$/.test(path)

/** May the file `from` not import `to`? Both are paths under `src`. */
export function forbidden(from: string, to: string): boolean {
  if (isTest(from)) return false
  const [layer] = from.split('/')
  const [target] = to.split('/')
  if (target === 'testing') return true
  if (layer === 'api') return target !== 'api'
  if (layer !== 'kit' && layer !== 'areas') return false
  if (layer === 'kit' && target === 'areas') return true
  if (target === 'areas') return area(from) !== area(to) && !isDoor(to)
  return target === 'app' && !isSession(to)
}
