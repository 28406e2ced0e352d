import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { SandboxContext } from '../../context';
import { isAllowedEndpoint } from './allowed-endpoint';
import { publicLookup } from './public-lookup';
import { vapidKeys } from './vapid-keys';

/** A message to one browser. `topic` names what it is about: a newer message replaces one that still waits. */
export type PushMessage = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly topic: string;
  readonly text: string;
};

/** `gone`: the browser gave the subscription up. `later`: another try may succeed. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** News of an order is worth little after half an hour. */
const TTL_SECONDS = 1800;
const TIMEOUT_MS = 5000;
const TOPIC_LENGTH = 32;

type Sender = Pick<SandboxContext, 'options' | 'secretFor'>;

/** Encrypts a message for a browser and sends it to the browser's push service. Follows no redirect. Never throws. */
export async function sendPush(sender: Sender, message: PushMessage): Promise<PushOutcome> {
  const { options } = sender;
  if (!isAllowedEndpoint(message.endpoint, options)) return 'refused';
  try {
    const status = await post(detailsOf(sender, message));
    if (status === 404 || status === 410) return 'gone';
    if (status >= 500 || status === 429) return 'later';
    return status >= 200 && status < 300 ? 'sent' : 'refused';
  } catch {
    return 'later';
  }
}

type Details = ReturnType<typeof webPush.generateRequestDetails>;

function detailsOf(sender: Sender, { endpoint, p256dh, auth, topic, text }: PushMessage): Details {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: sender.options.push.subject, ...vapidKeys(sender) },
    TTL: TTL_SECONDS,
    urgency: 'high',
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, TOPIC_LENGTH),
    contentEncoding: 'aes128gcm',
  });
}

/** Only the stand-in is reached without encryption, on this machine. */
async function post({ endpoint, headers, body }: Details): Promise<number> {
  const isEncrypted = endpoint.startsWith('https:');
  const settings = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const request = isEncrypted
    ? requestHttps(endpoint, { ...settings, lookup: publicLookup })
    : requestHttp(endpoint, settings);
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.resume();
  return response?.statusCode ?? 0;
}
