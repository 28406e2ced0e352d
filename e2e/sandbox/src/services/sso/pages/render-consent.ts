import { html } from './html';
import { renderPage, type PageFrame } from './render-page';
import { sentencesIn, type SentenceKey } from './sentences';

type ConsentFrame = PageFrame & { readonly action: string };

const SCOPE_SENTENCES: Readonly<Record<string, SentenceKey>> = {
  openid: 'consentOpenid',
  profile: 'consentProfile',
  email: 'consentEmail',
};

/**
 * Renders the page where a person decides whether a partner may learn who they are. It names the partner and
 * its scopes.
 */
export function renderConsent(partner: string, scopes: readonly string[], frame: ConsentFrame): string {
  const say = sentencesIn(frame.locale);
  const named = (key: SentenceKey): string => say[key].replaceAll('{partner}', partner);
  const shared = scopes.flatMap((scope) => SCOPE_SENTENCES[scope] ?? []);
  const content = html`
    <p>${named('consentText')}</p>
    <ul class="shared">
      ${shared.map((key) => html`<li>${say[key]}</li>`)}
    </ul>
    <p class="hint">${say.consentNot}</p>
    <form method="post" action="${frame.action}">
      <button class="action" type="submit" name="decision" value="allow">${say.allowAction}</button>
      <button class="action quiet" type="submit" name="decision" value="deny">${say.denyAction}</button>
    </form>
  `;
  return renderPage(named('consentTitle'), content, frame);
}
