import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors/refuse';
import type { SandboxOptions } from './options';

const CONTROLS = /^\/(?:sandbox\/|mailbox(?:\/|$)|errors$)/;
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

type Options = Pick<SandboxOptions, 'controls' | 'publicUrl' | 'shellUrl'>;

/**
 * Guards the routes that no product has: test controls, the mailbox, the list of error reports. Only programs
 * and pages on this machine can use them. Forms, pages of other sites and foreign host names that resolve to
 * this machine are refused. TIFFIN_SANDBOX_CONTROLS=off removes the routes. Call this before the routes are
 * registered.
 */
export function guardControls(app: FastifyInstance, { controls, publicUrl, shellUrl }: Options): void {
  const hosts = new Set([...LOOPBACK_NAMES, new URL(publicUrl).hostname]);
  const origins = new Set([new URL(publicUrl).origin, new URL(shellUrl).origin]);

  const guard = async (request: FastifyRequest): Promise<void> => {
    if (controls === 'off') refuse(404, 'NOT_FOUND');
    if (controls === 'local' && !isLocal(request)) refuse(403, 'FORBIDDEN', 'local_only');
    // A foreign host name that resolves to this machine would make the attacker's page same-origin (DNS
    // rebinding).
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

/** Returns false for requests that a proxy forwards: they come from another machine. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '');
}

function hostOf({ headers }: FastifyRequest): string {
  const url = `http://${headers.host ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}
