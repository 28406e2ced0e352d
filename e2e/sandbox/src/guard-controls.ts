import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors/refuse';
import type { SandboxOptions } from './options';

const CONTROLS = /^\/(?:sandbox\/|mailbox(?:\/|$)|errors$)/;
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

type Options = Pick<SandboxOptions, 'controls' | 'publicUrl' | 'shellUrl'>;

/**
 * Guards the routes that no product has: test controls, the mailbox, the list of error reports. They are for programs and
 * pages on this machine. A form, a page of another site, or a name that a stranger points here reaches none of them.
 * TIFFIN_SANDBOX_CONTROLS=off takes them away. Call this before the routes are registered.
 */
export function guardControls(app: FastifyInstance, { controls, publicUrl, shellUrl }: Options): void {
  const hosts = new Set([...LOOPBACK_NAMES, new URL(publicUrl).hostname]);
  const origins = new Set([new URL(publicUrl).origin, new URL(shellUrl).origin]);

  const guard = async (request: FastifyRequest): Promise<void> => {
    if (controls === 'off') refuse(404, 'NOT_FOUND');
    if (controls === 'local' && !isLocal(request)) refuse(403, 'FORBIDDEN', 'local_only');
    // A name that somebody else points to this machine would make their page one of the same origin.
    if (!hosts.has(hostOf(request))) refuse(403, 'FORBIDDEN', 'unknown_host');
    const { origin, 'content-type': contentType } = request.headers;
    if (origin !== undefined && !origins.has(origin)) refuse(403, 'FORBIDDEN', 'same_origin_only');
    if (contentType !== undefined && !/^application\/json\s*(?:;|$)/i.test(contentType))
      refuse(415, 'INVALID_PARAMETER', 'content-type');
  };
  app.addHook('onRoute', (route) => {
    if (!CONTROLS.test(route.url)) return;
    Object.assign(route, {
      config: { ...route.config, limit: 'none' },
      onRequest: [guard, ...[route.onRequest ?? []].flat()],
    });
  });
}

/** What a proxy passes on comes from somewhere else. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '');
}

function hostOf({ headers }: FastifyRequest): string {
  const url = `http://${headers.host ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}
