import type { Locale } from '@tiffin/contracts';
import { html, type Html } from '../sso/pages/html';
import type { Email } from './send-email';

export type Letter = Pick<Email, 'subject' | 'body' | 'html'>;
export type LetterRow = { readonly label: string; readonly amount: string };

type LetterContent = {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly subheading: string;
  readonly tables: readonly (readonly LetterRow[])[];
  readonly notes: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
};

/** Writes a letter with amounts as text and as HTML. */
export function renderLetter({
  locale,
  subject,
  heading,
  subheading,
  tables,
  notes,
  link,
}: LetterContent): Letter {
  const text = ({ label, amount }: LetterRow): string => `${label}: ${amount}`;
  return {
    subject,
    body: [
      [heading, subheading].join('\n'),
      ...tables.map((rows) => rows.map(text).join('\n')),
      ...notes,
      link.url,
    ].join('\n\n'),
    html: html`<!doctype html>
      <html lang="${locale === 'zh' ? 'zh-Hant' : 'en'}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body
          style="margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 sans-serif;color:#1c1a17;background:#fff"
        >
          <main>
            <h1 style="font-size:24px;margin:0">${heading}</h1>
            <p style="margin:0 0 16px">${subheading}</p>
            ${tables.map(table)} ${notes.map((note) => html`<p>${note}</p>`)}
            <p><a href="${link.url}">${link.label}</a></p>
          </main>
        </body>
      </html>`.html,
  };
}

function table(rows: readonly LetterRow[]): Html {
  return html`<table style="width:100%;border-collapse:collapse;border-top:1px solid #ccc;margin:0 0 16px">
    ${rows.map(
      ({ label, amount }) =>
        html`<tr>
          <th scope="row" style="text-align:left;font-weight:400;padding:4px 0;vertical-align:top">
            ${label}
          </th>
          <td style="text-align:right;padding:4px 0 4px 16px">${amount}</td>
        </tr>`,
    )}
  </table>`;
}
