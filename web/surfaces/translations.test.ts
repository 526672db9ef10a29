import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, page } from './locator'
import { asked, dialog, field, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const LIST = '/settings/translation?search=home.save'

async function create(walk: Walk) {
  await walk.openList(LIST)
  return pressed(page, 'Create translation', 'Create translation')
}

async function createUpper(walk: Walk) {
  const form = await create(walk)
  await field(form, 'Row key').fill('Home.Save')
  return form
}

async function details(walk: Walk) {
  await walk.openList(LIST)
  await openRow(rows.first)
  return dialog('^Translation ·')
}

async function deletionFailed(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('translationDelete', 'error', { http: 400 })
  await walk.openList(LIST)
  const question = await asked(rows.first, 'Delete translation', 'Delete translation')
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete translation' }).click()
  return page
}

holdSurfaces(
  'translations',
  {
    translations: {
      list: (walk) => walk.openList(LIST),
      details,
      create,
      'create-upper': createUpper,
      edit: async (walk) => {
        await walk.openList(LIST)
        return asked(rows.first, 'Edit translation', 'Edit translation')
      },
      'delete-failed': deletionFailed,
    },
  },
  {
    path: (_, { expected }) => eventually(() => expect(location.href).toContain(expected)),
    submits: async (surface, { subject, expected }) => {
      await surface.getByRole('button', { name: subject }).click()
      await expecting(surface.getByText(expected).first).toBeVisible()
    },
  },
)
