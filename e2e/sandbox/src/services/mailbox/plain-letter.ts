import type { Locale } from '@tiffin/contracts';
import { html } from '../sso/pages/html';
import { letterFrame } from './letter-frame';
import type { Letter } from './render-letter';

type PlainLetter = {
  readonly locale: Locale;
  readonly subject: string;
  readonly sentences: readonly string[];
  /** A code to type, which is large in HTML. The sentences name it too. */
  readonly code?: string;
  readonly link?: {
    /** The sentence before the URL in the text. */
    readonly before?: string;
    readonly label: string;
    readonly url: string;
  };
  /** Why the person got it and what to do if it is not theirs. */
  readonly note?: string | undefined;
};

/** Writes a letter of a few sentences as text and as HTML. */
export function plainLetter({ locale, subject, sentences, code, link, note }: PlainLetter): Letter {
  const linkText = link && [link.before, link.url].filter((line) => line !== undefined).join('\n');
  return {
    subject,
    body: [...sentences, linkText, note].filter((part) => part !== undefined).join('\n\n'),
    html: letterFrame({
      locale,
      subject,
      note,
      content: html`<h1>${subject}</h1>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        ${code !== undefined && html`<p class="code">${code}</p>`}
        ${link && html`<p><a class="go" href="${link.url}">${link.label}</a></p>`}`,
    }),
  };
}
