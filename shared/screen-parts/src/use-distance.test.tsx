import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '@tiffin/testing';
import type { ReactElement } from 'react';
import { useDistance } from './use-distance';

function Distance({ metres }: { readonly metres: number }): ReactElement {
  return <p data-testid="distance">{useDistance()(metres)}</p>;
}

it.each([
  ['en', 2_100, '2.1\u00a0km'],
  ['zh', 2_100, '2.1\u00a0公里'],
  ['en', 1, '0.1\u00a0km'],
  ['en', 9_990, '10\u00a0km'],
  ['en', 12_340, '13\u00a0km'],
  ['en', 5_400_000, '5,400\u00a0km'],
] as const)('in %s writes %i m as "%s"', (locale, metres, text) => {
  renderInApp(<Distance metres={metres} />, { locale });
  expect(screen.getByTestId('distance').textContent).toBe(text);
});
