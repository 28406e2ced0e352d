import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { SigningKey, TrustedKeys } from './keys';

/** The media type of in-toto statements. */
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

export const envelopeSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })),
});
/** A signed statement: DSSE (https://github.com/secure-systems-lab/dsse). Without a key, it has no signature. */
export type Envelope = Readonly<z.infer<typeof envelopeSchema>>;

/** Puts a statement into an envelope, signed if there is a key. */
export function wrap(statement: object, signingKey: SigningKey | undefined): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = signingKey
    ? [{ keyid: signingKey.id, sig: sign(null, signedBytes(payload), signingKey.key).toString('base64') }]
    : [];
  return { payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures };
}

/** Returns the id of the trusted key that has signed the envelope, or undefined if none has. */
export function signerOf({ payload, signatures }: Envelope, trusted: TrustedKeys): string | undefined {
  const bytes = signedBytes(Buffer.from(payload, 'base64'));
  return signatures.find(({ keyid, sig }) => {
    const key = trusted.get(keyid);
    return key !== undefined && verify(null, bytes, key, Buffer.from(sig, 'base64'));
  })?.keyid;
}

/** Returns the bytes that are signed: the type and the payload with their lengths, so that neither can be taken for the other. */
function signedBytes(payload: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `),
    payload,
  ]);
}
