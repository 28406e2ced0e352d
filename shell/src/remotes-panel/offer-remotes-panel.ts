import type { Environment } from '@tiffin/config';

/**
 * Outside production `?remotes` in the address, or Ctrl+Alt+R, opens the panel of the page's remotes. In production
 * neither does anything, and nothing of it is asked for.
 */
export function offerRemotesPanel(environment: Environment, open: () => void): void {
  if (environment === 'production') return;
  if (new URLSearchParams(window.location.search).has('remotes')) open();
  window.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyR') open();
  });
}
