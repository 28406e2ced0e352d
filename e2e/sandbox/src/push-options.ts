/** Settings of web push. */
export type PushOptions = {
  /** Hosts of push services. `*.` stands for one or more labels. */
  readonly hosts: readonly string[];
  /** A contact for operators of push services, `mailto:` or `https:` (RFC 8292). */
  readonly subject: string;
  /** Without keys the sandbox derives its own. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
};

/** The push services of Chrome and Edge, Firefox, Safari and Windows. */
const HOSTS = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';
const HOST = /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/;
const SUBJECT = 'mailto:push@tiffin.example';
const PUBLIC_KEY = /^[\w-]{87}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

/** Reads the settings of web push; throws one sentence naming what is wrong, never with a private key. */
export function pushOptionsFrom(env: Readonly<Record<string, string | undefined>>): PushOptions {
  const hosts = (env['TIFFIN_PUSH_HOSTS'] || HOSTS).split(',').map((host) => host.trim().toLowerCase());
  const bad = hosts.find((host) => !HOST.test(host));
  if (bad !== undefined)
    throw new Error(`TIFFIN_PUSH_HOSTS must list host names like push.example, but has "${bad}".`);
  const subject = env['TIFFIN_PUSH_SUBJECT'] || SUBJECT;
  if (!/^(?:mailto:|https:\/\/)./.test(subject))
    throw new Error(`TIFFIN_PUSH_SUBJECT must be a mailto: or https: URL, but is "${subject}".`);
  return { hosts, subject, keys: keysFrom(env) };
}

function keysFrom(env: Readonly<Record<string, string | undefined>>): PushOptions['keys'] {
  const publicKey = env['TIFFIN_PUSH_PUBLIC_KEY'] ?? '';
  const privateKey = env['TIFFIN_PUSH_PRIVATE_KEY'] ?? '';
  if (publicKey === '' && privateKey === '') return null;
  if (!PUBLIC_KEY.test(publicKey) || !PRIVATE_KEY.test(privateKey))
    throw new Error(
      'TIFFIN_PUSH_PUBLIC_KEY and TIFFIN_PUSH_PRIVATE_KEY must be a pair that `npx web-push generate-vapid-keys` printed.',
    );
  return { publicKey, privateKey };
}
