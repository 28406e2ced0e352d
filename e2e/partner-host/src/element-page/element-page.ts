import { loadOrderStatus } from '@tiffin/elements';
import type { LoadOptions, OrderStatusDetails } from '@tiffin/elements';
import { element } from '../page/element';

const NAMES: Readonly<Record<keyof OrderStatusDetails, string>> = {
  'tiffin-ready': 'ready',
  'tiffin-status-changed': 'status-changed',
  'tiffin-failed': 'failed',
  'tiffin-session-needed': 'session-needed',
  'tiffin-link-followed': 'link-followed',
};

/** A complete host: it listens to the events of the elements, and gives a session when one is requested. */
for (const [type, name] of Object.entries(NAMES)) {
  document.addEventListener(type, (event) => {
    const { detail }: { readonly detail: unknown } = event instanceof CustomEvent ? event : { detail: null };
    const line = document.createElement('li');
    line.textContent = `${idOf(event.target)} ${name} ${JSON.stringify(detail)}`;
    element('said').append(line);
  });
}
document.addEventListener('tiffin-session-needed', ({ target }) => void giveSession(target));
document.addEventListener('tiffin-link-followed', (event) => {
  const keeps = element('keep-links');
  if (keeps instanceof HTMLInputElement && keeps.checked) event.preventDefault();
});

const first = document.getElementById('first');
const work: Readonly<Record<string, () => void>> = {
  remove: () => first?.remove(),
  'put-back': () => first && element('container').append(first),
  move: () => first && element('aside').append(first),
  language: () => first?.setAttribute('locale', first.getAttribute('locale') === 'zh' ? 'en' : 'zh'),
};
for (const [id, act] of Object.entries(work)) element(id).addEventListener('click', act);

/** Returns a token, from the page's own server, of the person whom this page has signed in. */
async function giveSession(target: EventTarget | null): Promise<void> {
  const email = target instanceof HTMLElement ? target.dataset['email'] : undefined;
  if (!target || !email) return;
  const answer = await fetch(`/embed/token?email=${encodeURIComponent(email)}`);
  Reflect.set(target, 'session', await answer.text());
}

function idOf(target: EventTarget | null): string {
  return target instanceof HTMLElement ? target.id : '';
}

/** The server wrote it if the page loads the script with the package. */
const loading = document.getElementById('loading')?.textContent;
if (loading) {
  const options: LoadOptions = JSON.parse(loading);
  loadOrderStatus(options).catch(console.error);
}
