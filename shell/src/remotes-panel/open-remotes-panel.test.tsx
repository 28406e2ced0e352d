import { expect, it } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createLoader } from '../boot/create-loader';
import { openRemotesPanel } from './open-remotes-panel';

it('opens one panel at a time, and another one once it is closed', async () => {
  init({ name: 'shell', remotes: [] });
  globalThis.fetch = () => Promise.reject(new Error('The registry is down.'));
  const loader = createLoader(document);
  const open = () => act(() => openRemotesPanel(loader, true));
  await open();
  await open();
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(await screen.findByRole('dialog')).toBeVisible();
});
