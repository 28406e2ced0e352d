import { html, type Html } from './html';
import { renderPage, type PageFrame } from './render-page';
import { sentencesIn, type SentenceKey } from './sentences';

/** Renders a page with one message and a link back to the shop. */
export function renderNotice(title: SentenceKey, text: SentenceKey, frame: PageFrame): string {
  const say = sentencesIn(frame.locale);
  const content = html`<p>${say[text]}</p>
    <a class="action" href="${frame.shopUrl}">${say.backToShop}</a>`;
  return renderPage(say[title], content, frame);
}

/** Renders the page between two redirects. A script submits its form, or the button if scripts are off. */
export function renderHandover(form: Html, frame: PageFrame): string {
  const say = sentencesIn(frame.locale);
  return renderPage(say.signingOutTitle, form, { ...frame, scripts: ['submit-form.js'] });
}

/** Renders the question whether to sign out. The form has the button for it. */
export function renderSignOut(form: Html, frame: PageFrame): string {
  const say = sentencesIn(frame.locale);
  const content = html`<p>${say.signOutText}</p>
    ${form} <a class="action quiet" href="${frame.shopUrl}">${say.staySignedIn}</a>`;
  return renderPage(say.signOutTitle, content, frame);
}

/** Renders who is signed in on this device. */
export function renderAccount(
  person: { readonly name: string; readonly email: string } | undefined,
  frame: PageFrame,
): string {
  const say = sentencesIn(frame.locale);
  const facts = person
    ? html`<dl class="facts">
        <div>
          <dt>${say.accountName}</dt>
          <dd>${person.name}</dd>
        </div>
        <div>
          <dt>${say.email}</dt>
          <dd>${person.email}</dd>
        </div>
      </dl>`
    : html`<p>${say.accountGuest}</p>`;
  const content = html`${facts}<a class="action" href="${frame.shopUrl}">${say.backToShop}</a>`;
  return renderPage(say.accountTitle, content, frame);
}
