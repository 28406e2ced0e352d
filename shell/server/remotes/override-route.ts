import { parseCookies } from '@tiffin/config';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseOtherSites } from '../session/refuse-other-sites';
import type { Settings } from '../settings';
import type { DeployedRemotes } from './deployed-remotes';
import { isAllowedManifest, OVERRIDES_COOKIE, overridesCookie, readOverrides } from './overrides';

const MOST_BYTES = 4_096;
/** An empty `address` ends the override. */
const bodySchema = z.object({ remote: z.string(), address: z.string().max(2_000) });

/**
 * Adds the route that stores an override after the developer agreed to it on one of our pages. Production has no
 * such route.
 */
export async function overrideRoute(
  app: FastifyInstance,
  settings: Settings,
  deployed: Pick<DeployedRemotes, 'live'>,
): Promise<void> {
  const { config, overrideHosts } = settings;
  if (config.environment === 'production') return;
  app.post(
    '/_remotes/override',
    { onRequest: refuseOtherSites(settings), bodyLimit: MOST_BYTES },
    async (request, reply) => {
      const { data } = bodySchema.safeParse(request.body);
      const { remotes } = await deployed.live();
      if (!data || !Object.hasOwn(remotes, data.remote))
        return reply.code(400).send({ error: 'invalid_override' });
      const { remote, address } = data;
      if (address !== '' && !isAllowedManifest(address, overrideHosts)) {
        return reply.code(403).send({ error: 'host_not_allowed' });
      }
      const kept = readOverrides(parseCookies(request.headers.cookie)[OVERRIDES_COOKIE], settings);
      const { [remote]: _before, ...others } = kept;
      const overrides = address === '' ? others : { ...others, [remote]: address };
      return reply
        .header('set-cookie', overridesCookie(overrides, config.origin.startsWith('https:')))
        .code(204)
        .send();
    },
  );
}
