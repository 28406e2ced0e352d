import type { KoaContextWithOIDC } from 'oidc-provider';
import { html } from './pages/html';
import { pageLocale } from './pages/page-locale';
import { renderHandover, renderNotice, renderSignOut } from './pages/render-notice';
import type { PageFrame } from './pages/render-page';
import { sentencesIn } from './pages/sentences';
import { ASSETS_URL, pageHeaders } from './page-headers';
import type { SsoSettings } from './sso-settings';

/** Returns the pages that the protocol itself asks for. */
/** The parts of a request's context that a page reads and answers with. */
type PageContext = Pick<KoaContextWithOIDC, 'query' | 'get' | 'set' | 'type' | 'body' | 'response'>;
/** How the person reached the sign-out page. */
type Leaving = {
  /** The provider's form, without its button. */
  readonly form: string;
  /**
   * True if one of our pages sent the ID token of this very session. Anybody can write a link without one.
   */
  readonly isAsked: boolean;
};

export type SsoPages = {
  readonly sendLogout: (ctx: PageContext, leaving: Leaving) => void;
  readonly sendSignedOut: (ctx: PageContext) => void;
  readonly sendRefused: (ctx: PageContext) => void;
  /** Replaces the provider's own handover page, which has an inline script. */
  readonly replaceHandover: (ctx: PageContext) => void;
};

const OWN_FORM = /<form method="post"[\s\S]*<\/form>/;

/** Returns the pages of one realm, in the language that the client or the browser asks for. */
export function ssoPages(settings: SsoSettings): SsoPages {
  const frameOf = (ctx: PageContext): PageFrame => ({
    locale: pageLocale(ctx.query['ui_locales'], ctx.get('accept-language')),
    assetsUrl: ASSETS_URL,
    shopUrl: settings.shopUrl,
  });
  const send = (ctx: PageContext, page: string): void => {
    ctx.set(pageHeaders(settings.returnOrigins));
    ctx.type = 'html';
    ctx.body = page;
  };
  return {
    sendLogout: (ctx, { form, isAsked }) => {
      const frame = frameOf(ctx);
      const say = sentencesIn(frame.locale);
      const inputs = { html: form.replace('</form>', '') };
      const button = html`<input type="hidden" name="logout" value="yes" />
        <button class="action" type="submit">${isAsked ? say.continueAction : say.signOutAction}</button>`;
      const whole = { html: `${inputs.html}${button.html}</form>` };
      send(ctx, isAsked ? renderHandover(whole, frame) : renderSignOut(whole, frame));
    },
    replaceHandover: (ctx) => {
      const form =
        typeof ctx.body === 'string' &&
        !ctx.response.get('content-security-policy') &&
        OWN_FORM.exec(ctx.body);
      if (form) send(ctx, renderHandover({ html: form[0] }, frameOf(ctx)));
    },
    sendSignedOut: (ctx) => send(ctx, renderNotice('signedOutTitle', 'signedOutText', frameOf(ctx))),
    sendRefused: (ctx) => send(ctx, renderNotice('refusedTitle', 'refusedText', frameOf(ctx))),
  };
}
