import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { asked, dialog, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const listed = (path: string) => (walk: Walk) => walk.open(`/cms/${path}?opId=aurora`)

const edited = (path: string, key: string, noun: string) => async (walk: Walk) => {
  await walk.openList(`/cms/${path}?opId=aurora&text=${key}`)
  return asked(rows.first, `Edit ${noun}`, `^Edit ${noun} “`)
}

async function footer(walk: Walk) {
  await listed('v2/footer')(walk)
  return pressed(page, 'Edit footer', '^Edit footer in')
}

const footerDialog = (button: string, title: string) => async (walk: Walk) => {
  const form = await footer(walk)
  await form.getByRole('button', { name: button }).first.click()
  return dialog(title)
}

async function newModal(walk: Walk): Promise<Locator> {
  await listed('v2/modals')(walk)
  return pressed(page, 'Create modal', '^Create modal')
}

async function pagePicker(walk: Walk) {
  const form = await edited('v2/banners', 'home-hero', 'banner')(walk)
  return pressed(form, 'Choose page', 'Choose page')
}

holdSurfaces(
  'cms',
  {
    lists: {
      'banners-v1': listed('banners'),
      banners: listed('v2/banners'),
      cards: listed('v2/cards'),
      modals: listed('v2/modals'),
      pages: listed('v2/pages'),
      blog: listed('v2/blog'),
      slides: listed('v2/slides'),
      footer: listed('v2/footer'),
      default: (walk) => walk.open('/cms/v2/pages?opId=DEFAULT'),
    },
    editors: {
      banner: edited('v2/banners', 'home-hero', 'banner'),
      card: edited('v2/cards', 'live-casino', 'card'),
      modal: newModal,
      page: edited('v2/pages', 'about-aurora', 'page'),
      'page-picker': pagePicker,
    },
    footer: {
      'footer-editor': footer,
      'footer-add': footerDialog('Add item to column 1', 'Add footer menu item'),
      'footer-edit': footerDialog('Edit Terms', 'Edit footer menu item'),
      'footer-delete': footerDialog('Delete Terms', 'Delete footer menu item'),
    },
  },
  {
    submits: async (surface, { subject, expected }) => {
      await surface.getByRole('button', { name: subject }).click()
      await expecting(surface.getByText(expected)).toBeVisible()
    },
  },
)
