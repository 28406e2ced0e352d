import type { Keycloak } from './load-keycloak';

const SILENT_PAGE = '/order/silent-check-sso.html';
/** States of the questions that this page has put to the provider. */
const made = new Set<string>();
let isGuarded = false;

/**
 * Keeps an answer to a question that this page did not put from the library, which redeems the code of any answer that the
 * silent page brings. Its listener comes after ours: it hears of a page without an answer instead, and gives up.
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
