import type { Environment } from '@tiffin/config';

/**
 * Opens the panel of remotes for `?remotes` or Ctrl+Alt+R, and the override question for `?remote.mfe-x=URL`.
 * Production has neither, and does not load their code. A framed page never asks the question, because the framing
 * page could cover it (clickjacking). If the question may be asked, returns a promise that
 * resolves when the page can be shown, also if the question cannot be asked.
 */
export function offerRemotesPanel(
  environment: Environment,
  open: (isPanel: boolean) => Promise<void>,
): Promise<void> | undefined {
  if (environment === 'production') return undefined;
  const parameters = [...new URLSearchParams(window.location.search).keys()];
  const isPanel = parameters.includes('remotes');
  const isAsked = window.top === window && parameters.some((name) => name.startsWith('remote.'));
  const opened = isPanel || isAsked ? open(isPanel) : undefined;
  window.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyR') void open(true);
  });
  return isAsked ? opened?.catch(() => undefined) : undefined;
}
