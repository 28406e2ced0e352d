// keycloak-js posts "clientId sid" and receives "unchanged", "changed" or "error".
let allowedAsker = '';

function sessionInCookie() {
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith('KEYCLOAK_SESSION='));
  return cookie?.slice('KEYCLOAK_SESSION='.length).split('/')[2] ?? '';
}

async function mayAsk(clientId, origin) {
  const asker = `${clientId} ${origin}`;
  if (allowedAsker === asker) return true;
  const answer = await fetch(
    `${location.pathname}/init?${new URLSearchParams({ client_id: clientId, origin })}`,
  );
  if (answer.ok) allowedAsker = asker;
  return answer.ok;
}

addEventListener('message', async (event) => {
  if (typeof event.data !== 'string') return;
  const [clientId, session, ...rest] = event.data.split(' ');
  if (!clientId || session === undefined || rest.length > 0) return;
  const state = session === sessionInCookie() ? 'unchanged' : 'changed';
  event.source.postMessage((await mayAsk(clientId, event.origin)) ? state : 'error', event.origin);
});
