import { afterEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBrowserHistory,
  HistoryRouter,
  useLocation,
  useNavigate,
  useNewestLocation,
} from '@tiffin/router';
import type { ReactElement } from 'react';
import { afterExit, useOverlayExit } from './use-overlay-exit';

afterEach(() => window.history.replaceState(null, '', '/'));

it('opens the next overlay over the page while the browser still goes back from the one that closes', async () => {
  window.history.replaceState(null, '', '/menu');
  render(
    <HistoryRouter history={createBrowserHistory({ v5Compat: true })}>
      <Overlays />
    </HistoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open first' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?item=first'));
  const [close, next] = ['Close', 'Open second'].map((name) => screen.getByRole('button', { name }));
  // Both presses come before the browser has gone back.
  close?.click();
  next?.click();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?item=second'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('nothing'));
  expect(window.location.href).toMatch(/\/menu$/);
});

function Overlays(): ReactElement {
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const close = useOverlayExit(() => new URLSearchParams());
  const open = (item: string) =>
    afterExit(newest().key, () => void navigate(`?item=${item}`, { state: { isFromMenu: true } }));
  const { search } = useLocation();
  return (
    <>
      <p role="status">{search || 'nothing'}</p>
      <button onClick={() => open('first')}>Open first</button>
      <button onClick={() => open('second')}>Open second</button>
      <button onClick={close}>Close</button>
    </>
  );
}
