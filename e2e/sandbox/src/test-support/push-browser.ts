import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { SandboxUrl } from './caller';

const POINT_LENGTH = 65;
const SALT_LENGTH = 16;
/** Salt, record size and the length of the sender's key stand before that key (RFC 8188). */
const HEADER_LENGTH = 21;
const TAG_LENGTH = 16;

/** A message as the browser would read it, and the headers with which it was sent. */
export type PushedMessage = { readonly headers: Readonly<Record<string, string>>; readonly text: string };

/** A browser's side of web push: a subscription at the sandbox's stand-in, whose messages it can decrypt. */
export type PushBrowser = {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Returns all messages that have arrived, the newest last. */
  readonly messages: () => Promise<readonly PushedMessage[]>;
};

/** Creates a browser with its own keys. */
export function newPushBrowser({ url, fetch: ask = fetch }: SandboxUrl): PushBrowser {
  const id = randomBytes(12).toString('base64url');
  const auth = randomBytes(16);
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  return {
    subscription: {
      endpoint: `${url}/push-service/${id}`,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    },
    messages: async () => {
      const answer = await ask(`${url}/sandbox/push-messages/${id}`);
      const { messages } = JSON.parse(await answer.text());
      return messages.map(({ headers, body }: { headers: PushedMessage['headers']; body: string }) => ({
        headers,
        text: decrypted(Buffer.from(body, 'base64'), { pair, auth }),
      }));
    },
  };
}

type Secrets = { readonly pair: ReturnType<typeof createECDH>; readonly auth: Buffer };

/** Decrypts one message (RFC 8291). */
function decrypted(body: Buffer, { pair, auth }: Secrets): string {
  const salt = body.subarray(0, SALT_LENGTH);
  const sender = body.subarray(HEADER_LENGTH, HEADER_LENGTH + POINT_LENGTH);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = body.subarray(HEADER_LENGTH + POINT_LENGTH);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_LENGTH));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_LENGTH)), decipher.final()]);
  // The byte 2 ends the text of the last record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
