import type { SandboxOptions } from '../../options';

/** The stand-in for a push service, below the sandbox's own URL. */
export const STAND_IN_PATH = '/push-service/';

type Allowed = Pick<SandboxOptions, 'controls' | 'publicUrl'> & {
  readonly push: Pick<SandboxOptions['push'], 'hosts'>;
};

/**
 * Returns whether news may be sent to a URL that a browser named: https on its usual port at a host of the list, without
 * a user. `*.` in the list stands for one or more labels. The sandbox's own stand-in counts where tests may use it.
 */
export function isAllowedEndpoint(endpoint: string, { push, controls, publicUrl }: Allowed): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, port, username, password } = new URL(endpoint);
  if (controls !== 'off' && href.startsWith(publicUrl + STAND_IN_PATH)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return push.hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
