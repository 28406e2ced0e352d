import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeNetwork, renderInApp } from '@tiffin/testing';
import { findPlaces } from '../../test-support/found-places';
import { HomeScreen } from './home-screen';

// Alone in its file, because the search loads once: after another test it is there before the text.
it('suggests for a text that came before the search loaded', async () => {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }), searchAddresses: findPlaces });
  renderInApp(<HomeScreen />, { path: '/', route: '/' });
  const field = screen.getByRole('combobox', { name: 'Delivery address' });
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'Berl' } });
  expect(field).not.toHaveAttribute('aria-autocomplete', 'list');
  expect(await screen.findByRole('option', { name: 'Berlin' })).toBeVisible();
});
