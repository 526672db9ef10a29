import { screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { useHrefTo } from './useGoTo'

const Way = ({ path }: { readonly path: string }) => <Link to={useHrefTo()(path)}>There</Link>

test.each([
  ['/', '/operators/lumen', '/operators/lumen'],
  ['/?opId=aurora&year=2026', '/operators/lumen', '/operators/lumen?opId=aurora'],
  [
    '/?opId=aurora-north&isBrand=true&parentOpId=aurora&includeBrands=false&isTest=true',
    '/treasury-account?treasuryId=tre_1',
    '/treasury-account?treasuryId=tre_1&opId=aurora-north&isBrand=true&parentOpId=aurora&includeBrands=false&isTest=true',
  ],
])('from %s the way to %s has what the top bar says', (at, path, to) => {
  renderInApp(<Way path={path} />, { at })
  expect(screen.getByRole('link').getAttribute('href')).toBe(to)
})
