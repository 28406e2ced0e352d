import { EMBED_CHANNEL, EMBED_VERSION, NATIVE_PAYMENT_TYPES, NATIVE_PLATFORMS } from '@tiffin/contracts';
import type { HostMessage } from '@tiffin/contracts';
import { readInit, readSessionToken } from './read-init';
import { field, identifier, oneOf, orNull } from './read-values';

/**
 * The result of parsing: a message of the host, of another protocol (no fault), of another version, or
 * malformed.
 */
type Reading =
  | { readonly kind: 'message'; readonly message: HostMessage }
  | { readonly kind: 'foreign' | 'version' | 'malformed' };

const TYPES = ['INIT', 'TOKEN', 'SUPPORTED_PAYMENT_METHOD', 'PAYMENT'] as const;

/**
 * Parses a message of the host within the contract's bounds, without a schema library. Keeps only what the
 * contract names.
 */
export function readHostMessage(data: unknown): Reading {
  if (field(data, 'channel') !== EMBED_CHANNEL) return { kind: 'foreign' };
  if (field(data, 'version') !== EMBED_VERSION) return { kind: 'version' };
  const message = messageOf(data);
  return message ? { kind: 'message', message } : { kind: 'malformed' };
}

function messageOf(data: unknown): HostMessage | undefined {
  const id = identifier(field(data, 'id'));
  const type = oneOf(TYPES)(field(data, 'type'));
  if (id === undefined || type === undefined) return undefined;
  const envelope = { channel: EMBED_CHANNEL, version: EMBED_VERSION, id } as const;
  switch (type) {
    case 'INIT': {
      const said = readInit(data);
      return said && { ...envelope, type, ...said };
    }
    case 'TOKEN': {
      const token = readSessionToken(field(data, 'session_token'));
      return token === undefined ? undefined : { ...envelope, type, session_token: token };
    }
    case 'SUPPORTED_PAYMENT_METHOD': {
      const said = readSupported(data);
      return said && { ...envelope, type, ...said };
    }
    case 'PAYMENT': {
      const said = readPayment(data);
      return said && { ...envelope, type, ...said };
    }
  }
}

function readSupported(data: unknown) {
  const requestId = identifier(field(data, 'requestId'));
  const platform = oneOf(NATIVE_PLATFORMS)(field(data, 'platform'));
  const paymentMethod = orNull(oneOf(NATIVE_PAYMENT_TYPES))(field(data, 'paymentMethod'));
  if (requestId === undefined || platform === undefined || paymentMethod === undefined) return undefined;
  return { requestId, platform, paymentMethod };
}

function readPayment(data: unknown) {
  const requestId = identifier(field(data, 'requestId'));
  const paymentToken = orNull(identifier)(field(data, 'paymentToken'));
  const walletType = oneOf(NATIVE_PAYMENT_TYPES)(field(data, 'walletType'));
  if (requestId === undefined || paymentToken === undefined) return undefined;
  return { requestId, paymentToken, ...(walletType && { walletType }) };
}
