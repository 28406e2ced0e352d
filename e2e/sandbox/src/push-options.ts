import type { SettingReader } from '@tiffin/server/settings';
import { pushHosts, pushPrivateKey, pushPublicKey, pushSubject } from './sandbox-settings';

/** Settings of web push. */
export type PushOptions = {
  /** Hosts of push services. `*.` stands for one or more labels. */
  readonly hosts: readonly string[];
  /** A contact for operators of push services, `mailto:` or `https:` (RFC 8292). */
  readonly subject: string;
  /** Without keys the sandbox derives its own. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
};

const HOST = /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/;
const PUBLIC_KEY = /^[\w-]{87}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

/** Reads the settings of web push. */
export function readPushOptions({ read, refuse }: SettingReader): PushOptions {
  const hosts = read(pushHosts).map((host) => host.toLowerCase());
  const bad = hosts.find((host) => !HOST.test(host));
  if (bad !== undefined) refuse(pushHosts, `must list host names like push.example, but has "${bad}"`);
  const subject = read(pushSubject);
  if (!/^(?:mailto:|https:\/\/)./.test(subject))
    refuse(pushSubject, `must be a mailto: or https: URL, not "${subject}"`);
  return { hosts, subject, keys: readKeys({ read, refuse }) };
}

function readKeys({ read, refuse }: Pick<SettingReader, 'read' | 'refuse'>): PushOptions['keys'] {
  const publicKey = read(pushPublicKey);
  const privateKey = read(pushPrivateKey);
  if (publicKey === '' && privateKey === '') return null;
  if (!PUBLIC_KEY.test(publicKey) || !PRIVATE_KEY.test(privateKey))
    refuse(
      pushPublicKey,
      `and ${pushPrivateKey.name} must be a pair that \`npx web-push generate-vapid-keys\` printed`,
    );
  return { publicKey, privateKey };
}
