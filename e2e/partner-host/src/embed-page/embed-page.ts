import { element } from '../page/element';
import { readEmbedSettings } from './embed-settings';
import { hostMessage } from './host-message';
import { initOf } from './init-of';

/** A complete host: one frame, one listener, answers to the page's messages. */
const settings = readEmbedSettings(document);
const shopOrigin = new URL(settings.frameUrl).origin;
const frame = document.createElement('iframe');
let isFirst = settings.beginsBadly;

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  // Check both: another frame can have the same origin, and the frame can have navigated.
  if (source !== frame.contentWindow || origin !== shopOrigin) return;
  hear(data);
});

for (const button of document.querySelectorAll('[data-send]')) {
  button.addEventListener('click', () => void send(button.getAttribute('data-send') ?? ''));
}
Object.assign(frame, { title: 'Lunch', id: 'shop', src: settings.frameUrl });
element('shop').replaceWith(frame);

function hear(data: unknown): void {
  const said: Readonly<Record<string, unknown>> = { ...(typeof data === 'object' && data) };
  if (said['channel'] !== 'tiffin-embed' || said['version'] !== 1) return;
  write('shop', said['type'], said['reason']);
  switch (said['type']) {
    case 'HELLO':
      void send('init');
      return;
    case 'TOKEN_REQUEST':
      void send('token');
      return;
    case 'READY':
      state('the person is known');
      return;
    case 'FAILED':
      state(`the shop refused: ${String(said['reason'])}`);
      return;
    case 'SIGN_IN_REQUEST':
      state('the shop asks to sign in');
      return;
    case 'PAYMENT':
      openSheet(String(said['id']), said['payment']);
      return;
    case 'WEBVIEW_CLOSE':
      frame.remove();
      state('the shop is closed');
  }
}

async function send(what: string): Promise<void> {
  switch (what) {
    case 'init':
      post({ type: 'INIT', ...initOf(await token(), email()) });
      return;
    case 'nobody':
      post({ type: 'INIT', ...initOf('', '') });
      return;
    case 'token':
      post({ type: 'TOKEN', session_token: await token() });
      return;
    case 'wrong-token':
      post({ type: 'TOKEN', session_token: 'worth.nothing.at-all' });
      return;
    case 'broken':
      post({ type: 'TOKEN' });
      return;
    case 'version-2':
      post({ type: 'TOKEN', session_token: 'worth.nothing.at-all', version: 2 });
  }
}

/** Returns the person's token from the partner's own server, because the page has no secret to get it. */
async function token(): Promise<string> {
  if (isFirst) {
    isFirst = false;
    return 'worth.nothing.at-all';
  }
  if (email() === '') return '';
  const answer = await fetch(`/embed/token?email=${encodeURIComponent(email())}`);
  return answer.text();
}

/** Returns the e-mail address of the signed-in person; empty for nobody. */
function email(): string {
  const field = element('email');
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Opens the host's own payment sheet, which returns the card provider's token of one payment. */
function openSheet(requestId: string, payment: unknown): void {
  const { type, total, currency }: Readonly<Record<string, unknown>> = {
    ...(typeof payment === 'object' && payment),
  };
  element('sheet').hidden = false;
  element('amount').textContent =
    `${String(type)}: ${(Number(total) / 1_000_000).toFixed(2)} ${String(currency)}`;
  const answer = (paymentToken: string | null) => () => {
    element('sheet').hidden = true;
    post({ type: 'PAYMENT', requestId, paymentToken });
  };
  element('pay').onclick = answer('pm_card_visa');
  element('call-off').onclick = answer(null);
}

function post(saying: Readonly<Record<string, unknown>>): void {
  write('host', saying['type'], undefined);
  frame.contentWindow?.postMessage(hostMessage(saying), shopOrigin);
}

function write(who: string, type: unknown, reason: unknown): void {
  const line = document.createElement('li');
  line.textContent = [who, type, reason].filter(Boolean).join(' ');
  element('said').append(line);
}

function state(text: string): void {
  element('state').textContent = text;
}
