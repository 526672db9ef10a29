import { page } from './locator'
import { asked } from './screen'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const asking = (opId: string, name: string) => async (walk: Walk) => {
  await walk.open(`/operators/${opId}`)
  return asked(page, name, name)
}

holdSurfaces('transforms', {
  transforms: {
    'to-brand': asking('falken', 'Transform operator to brand'),
    'to-operator': asking('aurora-north', 'Transform brand to operator'),
  },
})
