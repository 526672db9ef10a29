import { expect } from 'vitest'
import { eventually, page } from './locator'
import { asked, dialog, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const LISTS = {
  v1: '/cms/gallery?opId=aurora&source=own',
  v2: '/cms/v2/gallery?opId=aurora&source=own',
}

type Generation = keyof typeof LISTS

const listed = (which: Generation) => (walk: Walk) => walk.openList(LISTS[which])

const upload = (which: Generation) => async (walk: Walk) => {
  await listed(which)(walk)
  return pressed(page, 'Upload asset', 'Upload asset')
}

const deletion = (which: Generation) => async (walk: Walk) => {
  await walk.openList(`${LISTS[which]}&isUsed=false`)
  return asked(rows.first, 'Delete image', 'Delete image')
}

async function deletionFailed(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('mediaV2Delete', 'error', { http: 400 })
  const question = await deletion('v2')(walk)
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete image' }).click()
  return page
}

async function details(walk: Walk) {
  await listed('v2')(walk)
  await openRow(rows.first)
  return dialog('^Image ·')
}

holdSurfaces(
  'media',
  {
    media: {
      v1: listed('v1'),
      v2: listed('v2'),
      details,
      'upload-v1': upload('v1'),
      'upload-v2': upload('v2'),
      'delete-v1': deletion('v1'),
      'delete-v2': deletion('v2'),
      'delete-failed': deletionFailed,
      'no-operator': (walk) => walk.open('/cms/v2/gallery'),
    },
  },
  {
    path: (_, { expected }) => eventually(() => expect(location.href).toContain(expected)),
  },
)
