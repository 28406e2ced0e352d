import type { Locale } from '@tiffin/contracts';
import { html, type Html } from '../sso/pages/html';
import { renderPage } from '../sso/pages/render-page';
import { ASSETS_URL } from '../sso/page-headers';

export type MailboxEntry = {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly sentAt: string;
};

const words = {
  en: { title: 'Mailbox', empty: 'No emails yet.', to: 'Email address', show: 'Show', sent: 'Sent' },
  zh: { title: '收件匣', empty: '暫時沒有電郵。', to: '電郵地址', show: '顯示', sent: '傳送時間' },
} as const;

/** Renders the page of e-mails sent to an address, newest first. */
export function renderMailbox(
  address: string,
  entries: readonly MailboxEntry[],
  locale: Locale,
  shopUrl: string,
): string {
  const say = words[locale];
  const content = html`
    <form method="get">
      <div class="field">
        <label for="to">${say.to}</label>
        <input id="to" name="to" type="email" autocomplete="email" value="${address}" />
      </div>
      <button class="action" type="submit">${say.show}</button>
    </form>
    ${entries.map((entry) => letter(entry, say.sent))}
    ${address && entries.length === 0 && html`<p>${say.empty}</p>`}
  `;
  const frame = { locale, assetsUrl: ASSETS_URL, shopUrl };
  return renderPage(address ? `${say.title} – ${address}` : say.title, content, frame);
}

function letter({ subject, body, sentAt }: MailboxEntry, sent: string): Html {
  return html`<article class="letter">
    <h2>${subject}</h2>
    <p class="hint">${sent} <time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')}</time></p>
    <div class="words">${withLinks(body)}</div>
  </article>`;
}

/** Turns the URLs of an e-mail's text into links. */
function withLinks(body: string): readonly (string | Html)[] {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a class="link" href="${part}">${part}</a>` : part));
}
