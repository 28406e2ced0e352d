import type { Locale } from '@tiffin/contracts';
import { html, type Html } from '../sso/pages/html';
import { letterFrame } from './letter-frame';
import type { Email } from './send-email';

export type Letter = Pick<Email, 'subject' | 'body' | 'html'>;
export type LetterRow = { readonly label: string; readonly amount: string };

type LetterContent = {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly subheading: string;
  /** When, number and payment: values that may take more than one line. */
  readonly facts: readonly LetterRow[];
  /** Tables of amounts, which stay on one line. */
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
  facts,
  tables,
  notes,
  link,
}: LetterContent): Letter {
  const colon = locale === 'zh' ? '：' : ': ';
  const text = ({ label, amount }: LetterRow): string => `${label}${colon}${amount}`;
  return {
    subject,
    body: [
      [heading, subheading].join('\n'),
      ...[facts, ...tables].map((rows) => rows.map(text).join('\n')),
      ...notes,
      link.url,
    ].join('\n\n'),
    html: letterFrame({
      locale,
      subject,
      content: html`<h1>${heading}</h1>
        <p class="muted">${subheading}</p>
        ${table(facts, 'facts')} ${tables.map((rows) => table(rows, 'amounts'))}
        ${notes.map((note) => html`<p>${note}</p>`)}
        <p><a class="go" href="${link.url}">${link.label}</a></p>`,
    }),
  };
}

function table(rows: readonly LetterRow[], kind: 'facts' | 'amounts'): Html {
  return html`<table class="${kind}">
    ${rows.map(
      ({ label, amount }) =>
        html`<tr>
          <th scope="row">${label}</th>
          <td>${amount}</td>
        </tr>`,
    )}
  </table>`;
}
