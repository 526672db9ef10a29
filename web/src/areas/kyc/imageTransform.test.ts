import { describe, expect, test } from 'vitest'
import type { KycDocument } from '@/api/gen/kyc/endpoints'
import { FITTING, imageAddress, layoutOf, neighbour, turned, zoomed } from './imageTransform'

const document = (uuid: string, images: number) =>
  ({
    uuid,
    images: Array.from({ length: images }, (_, at) => ({ imageId: `${uuid}-${at}`, title: '' })),
  }) as unknown as KycDocument

const documents = [document('a', 1), document('b', 2), document('c', 0)]

describe('stepping through images', () => {
  test.each([
    ['b', 0, 1, { uuid: 'b', at: 1 }],
    ['b', 1, -1, { uuid: 'b', at: 0 }],
    ['a', 0, 1, { uuid: 'b', at: 0 }],
    ['b', 0, -1, { uuid: 'a', at: 0 }],
    ['a', 0, -1, null],
    ['b', 1, 1, null],
    ['gone', 0, 1, null],
  ] as const)('from %s image %i by %i', (uuid, at, step, expected) => {
    expect(neighbour(documents, { uuid, at }, step)).toEqual(expected)
  })
})

describe('the look at an image', () => {
  test('zooms within limits', () => {
    let view = FITTING
    for (let times = 0; times < 20; times++) view = zoomed(view, 1)
    expect(view.zoom).toBe(8)
    for (let times = 0; times < 40; times++) view = zoomed(view, -1)
    expect(view.zoom).toBe(0.5)
  })

  test('turns all the way round, either way', () => {
    expect(turned(FITTING, -1).turns).toBe(3)
    expect([1, 2, 3, 4].reduce((view) => turned(view, 1), FITTING).turns).toBe(0)
  })

  test('fits the stage, turned or not, and grows with the zoom', () => {
    const natural = { width: 960, height: 600 }
    const stage = { width: 480, height: 480 }
    expect(layoutOf(natural, stage, FITTING).box).toEqual({ width: 480, height: 300 })
    expect(layoutOf(natural, stage, { zoom: 1, turns: 1 })).toEqual({
      box: { width: 300, height: 480 },
      image: { width: 480, height: 300 },
    })
    expect(layoutOf(natural, stage, { zoom: 2, turns: 0 }).box).toEqual({ width: 960, height: 600 })
    expect(layoutOf({ width: 40, height: 20 }, stage, FITTING).box).toEqual({
      width: 40,
      height: 20,
    })
  })
})

test('an image stands at an address of the console', () => {
  const image = { imageId: 'x/1', title: 'Front' }
  expect(imageAddress('u', image)).toBe('/api/players/kyc/u/images/x%2F1')
})
