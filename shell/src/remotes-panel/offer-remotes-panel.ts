import type { Environment } from '@tiffin/config';

/**
 * Outside production `?remotes` in the address, or Ctrl+Alt+R, opens the panel of the page's remotes, and
 * `?remote.mfe-x=URL` the question whether to take one from there. In production neither does anything, and nothing of it is
 * asked for; in a frame, where a stranger's page could lie over the question, there is none.
 */
export function offerRemotesPanel(environment: Environment, open: (isPanel: boolean) => void): void {
  if (environment === 'production') return;
  const parameters = [...new URLSearchParams(window.location.search).keys()];
  const isPanel = parameters.includes('remotes');
  const isAsked = window.top === window && parameters.some((name) => name.startsWith('remote.'));
  if (isPanel || isAsked) open(isPanel);
  window.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyR') open(true);
  });
}
