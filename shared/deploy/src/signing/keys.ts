import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const KEY_ID_DIGITS = 16;

/** A key that signs builds. Only pipelines have it. */
export type SigningKey = { readonly id: string; readonly key: KeyObject };

/** The keys whose signatures count, by their ids. Empty if builds need no signature. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** A new pair of keys, as settings hold them: DER in base64, the private one PKCS #8 and the public one SPKI. */
export type KeyPair = { readonly id: string; readonly privateKey: string; readonly publicKey: string };

/** Makes a pair of Ed25519 keys. */
export function makeKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id: idOf(publicKey),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** Parses a private key. Throws without repeating the text, which may be a secret. */
export function parseSigningKey(text: string): SigningKey {
  const key = orUndefined(() =>
    createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
  );
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Error('must be an Ed25519 private key of "remote keys"');
  return { id: idOf(createPublicKey(key)), key };
}

/** Parses public keys. Throws for a text that is none. */
export function parseTrustedKeys(texts: readonly string[]): TrustedKeys {
  return new Map(
    texts.map((text) => {
      const key = orUndefined(() =>
        createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }),
      );
      if (key?.asymmetricKeyType !== 'ed25519')
        throw new Error('must be Ed25519 public keys of "remote keys", separated by commas');
      return [idOf(key), key];
    }),
  );
}

/** Returns the first digits of the SHA-256 of a public key. */
function idOf(publicKey: KeyObject): string {
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(der).digest('hex').slice(0, KEY_ID_DIGITS);
}

function orUndefined<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
