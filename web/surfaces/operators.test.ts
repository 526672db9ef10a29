import { page } from './locator'
import { asked, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, MANAGER, SUPER, type Walk } from './walk'

const GENERAL = '/settings/general'

const listed =
  (path: string, email = SUPER) =>
  (walk: Walk) =>
    walk.openList(path, email)

const opened =
  (path: string, email = SUPER) =>
  (walk: Walk) =>
    walk.open(path, email)

holdSurfaces('operators', {
  operators: {
    list: listed('/operators'),
    parents: listed('/operators?type=parent'),
    'brands-of-all': listed('/operators?type=brand'),
    details: opened('/operators/aurora'),
    settings: opened('/operators/aurora?tab=settings'),
    affiliates: async (walk) => {
      await opened('/operators/aurora?tab=settings')(walk)
      return pressed(page, 'Edit affiliate level settings', 'Edit affiliate level settings')
    },
    'general-nowhere': opened(GENERAL),
    general: opened(GENERAL, AURORA),
    brands: listed('/brands', AURORA),
    'new-brand': async (walk) => {
      await listed('/brands', AURORA)(walk)
      return pressed(page, 'Create brand', 'Create brand')
    },
    delete: async (walk) => {
      await listed('/brands', AURORA)(walk)
      return asked(rows.first, 'Delete brand', 'Delete Notification')
    },
    'general-of-manager': opened(GENERAL, MANAGER),
  },
})
