import type { Keycloak } from './keycloak-client';

const SILENT_PAGE = '/order/silent-check-sso.html';
/** States of the requests that this page has sent to the provider. */
const made = new Set<string>();
let isGuarded = false;

/**
 * Hides answers that this page did not request from keycloak-js, which exchanges the code of every answer
 * that the silent page brings. The library's listener runs after this one, sees a page without an answer, and
 * gives up.
 */
export function refuseForeignAnswers(client: Keycloak): Keycloak {
  guard();
  const { createLoginUrl } = client;
  return Object.assign(client, {
    createLoginUrl: async (options: Parameters<typeof createLoginUrl>[0]): Promise<string> => {
      const url = await createLoginUrl(options);
      made.add(new URL(url).searchParams.get('state') ?? '');
      return url;
    },
  });
}

function guard(): void {
  if (isGuarded) return;
  isGuarded = true;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data, origin, source } = event;
    const silentPage = window.location.origin + SILENT_PAGE;
    if (origin !== window.location.origin || typeof data !== 'string') return;
    if (!data.startsWith(`${silentPage}#`) || made.has(stateIn(data))) return;
    event.stopImmediatePropagation();
    window.dispatchEvent(new MessageEvent('message', { data: silentPage, origin, source }));
  });
}

function stateIn(url: string): string {
  return new URLSearchParams(new URL(url).hash.slice(1)).get('state') ?? '';
}
