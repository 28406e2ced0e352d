import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { makeGrant } from './grants';
import type { SsoSettings } from './sso-settings';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const decisionSchema = z.object({ decision: z.enum(['allow', 'deny']).catch('deny') });

/** What a consent page asks about. */
export type Wish = { readonly partner: string | undefined; readonly scopes: readonly string[] };

/** Reads the partner and its scopes from an interaction. Our own clients have no partner's name. */
export function wishOf({ params }: Interaction, { webClients }: SsoSettings): Wish {
  const client = webClients.find(({ id }) => id === params['client_id']);
  return { partner: client?.partner?.name, scopes: String(params['scope']).split(' ') };
}

/** Continues with the person's decision. Anything but "allow" is a refusal. */
export async function finishConsent(
  provider: Provider,
  interaction: Interaction,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const { decision } = decisionSchema.parse(request.body ?? {});
  reply.hijack();
  if (decision === 'deny')
    return finish({ error: 'access_denied', error_description: 'The person declined' });
  const { params, session } = interaction;
  const of = { clientId: String(params['client_id']), accountId: session?.accountId ?? '' };
  const grant = await makeGrant(provider, of, String(params['scope']));
  return finish({ consent: { grantId: grant.jti } });

  async function finish(result: Parameters<Provider['interactionFinished']>[2]): Promise<void> {
    await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
  }
}
