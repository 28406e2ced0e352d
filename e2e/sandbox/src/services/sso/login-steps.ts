import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { pageLocale } from './pages/page-locale';
import { finishConsent, wishOf } from './consent-step';
import { renderConsent } from './pages/render-consent';
import { renderForm, type FormState } from './pages/render-form';
import { renderNotice } from './pages/render-notice';
import type { PageFrame } from './pages/render-page';
import { ASSETS_URL, pageHeaders } from './page-headers';
import { readRegistration, readSignIn } from './read-forms';
import { REALM_PATH, type SsoSettings } from './sso-settings';

const querySchema = z.object({
  view: z.enum(['signIn', 'register']).optional().catch(undefined),
  ui_locales: z.string().optional().catch(undefined),
});
type Query = z.output<typeof querySchema>;
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Registers the pages for signing in and registering, between two redirects of the protocol. */
export function registerLoginSteps(app: FastifyInstance, provider: Provider, settings: SsoSettings): void {
  const url = `${REALM_PATH}/login-actions/authenticate/:uid`;

  app.get(url, async (request, reply) => {
    const step = await readStep(request, reply);
    if (!step) return sendExpired(request, reply);
    if (step.interaction.prompt.name === 'consent') return sendConsent(request, reply, step);
    const hint = step.interaction.params['login_hint'];
    const username = typeof hint === 'string' ? hint : '';
    return sendForm(reply, step, { values: { username }, problems: [] });
  });

  app.post(url, { config: { limit: 'secrets' } }, async (request, reply) => {
    const step = await readStep(request, reply);
    if (!step) return sendExpired(request, reply);
    if (step.interaction.prompt.name === 'consent')
      return finishConsent(provider, step.interaction, { request, reply });
    const read = step.view === 'register' ? readRegistration : readSignIn;
    const { accounts, attempts } = settings;
    const outcome = await read(request.body, { accounts, attempts, ip: request.ip });
    if ('problems' in outcome) return sendForm(reply, step, outcome);
    if ('retryAt' in outcome) {
      const seconds = Math.max(1, Math.ceil((outcome.retryAt - settings.now()) / 1000));
      void reply.code(429).header('retry-after', seconds);
      return sendForm(reply, step, outcome.state);
    }
    reply.hijack();
    const login = { accountId: outcome.account.id, amr: ['pwd'], remember: true };
    await provider.interactionFinished(request.raw, reply.raw, { login });
  });

  async function readStep(request: FastifyRequest, reply: FastifyReply): Promise<Step | undefined> {
    const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
    if (!interaction) return undefined;
    const query = querySchema.parse(request.query);
    const asked = interaction.params['kc_action'] === 'register' ? 'register' : 'signIn';
    return { interaction, view: query.view ?? asked, query, frame: frameOf(request, query, interaction) };
  }

  function frameOf(request: FastifyRequest, query: Query, interaction?: Interaction): PageFrame {
    const wanted = query.ui_locales ?? interaction?.params['ui_locales'];
    return {
      locale: pageLocale(wanted, request.headers['accept-language']),
      assetsUrl: ASSETS_URL,
      shopUrl: settings.shopUrl,
    };
  }

  async function sendConsent(request: FastifyRequest, reply: FastifyReply, step: Step): Promise<unknown> {
    const { partner, scopes } = wishOf(step.interaction, settings);
    if (partner === undefined) {
      // Our own clients need no consent, so a consent request continues at once.
      reply.hijack();
      return provider.interactionFinished(request.raw, reply.raw, { consent: {} });
    }
    const path = `${REALM_PATH}/login-actions/authenticate/${step.interaction.uid}`;
    void reply.headers(pageHeaders(settings.returnOrigins)).type('text/html; charset=utf-8');
    return renderConsent(partner, scopes, { ...step.frame, pageUrl: path, action: path });
  }

  function sendForm(reply: FastifyReply, step: Step, state: FormState): string {
    const path = `${REALM_PATH}/login-actions/authenticate/${step.interaction.uid}`;
    const language = step.query.ui_locales ? `&ui_locales=${step.frame.locale}` : '';
    const urlOf = (view: Step['view']): string => `${path}?view=${view}`;
    void reply.headers(pageHeaders(settings.returnOrigins)).type('text/html; charset=utf-8');
    return renderForm(step.view, state, {
      ...step.frame,
      pageUrl: urlOf(step.view),
      action: urlOf(step.view) + language,
      otherUrl: urlOf(step.view === 'signIn' ? 'register' : 'signIn') + language,
    });
  }

  function sendExpired(request: FastifyRequest, reply: FastifyReply): string {
    const frame = frameOf(request, querySchema.parse(request.query));
    void reply.code(400).headers(pageHeaders(settings.returnOrigins)).type('text/html; charset=utf-8');
    return renderNotice('expiredTitle', 'expiredText', frame);
  }
}

type Step = {
  readonly interaction: Interaction;
  readonly view: 'signIn' | 'register';
  readonly query: Query;
  readonly frame: PageFrame;
};
