import type { Environment } from '@tiffin/config';

/**
 * Opens the panel of remotes for `?remotes` or Ctrl+Alt+R, and the override question for `?remote.mfe-x=URL`.
 * Production has neither, and does not load their code. A framed page never asks the question, because the framing
 * page could cover it (clickjacking).
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
