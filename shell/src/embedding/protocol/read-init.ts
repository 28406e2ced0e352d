import { NATIVE_PAYMENT_TYPES } from '@tiffin/contracts';
import type { Embed } from '@tiffin/contracts';
import { field, identifier, line, listOf, oneOf, orNull } from './read-values';

/** Parses the host's token for one person's session. */
export const readSessionToken = line(1, 8000);

/** Parses what a host says about itself and its person in INIT; undefined if a part is missing or wrong. */
export function readInit(data: unknown): Omit<Embed, 'isEmbedded'> | undefined {
  const integrationType = orNull(line(0, 50))(field(data, 'integrationType'));
  const supportedPaymentMethods = listOf(
    10,
    oneOf(NATIVE_PAYMENT_TYPES),
  )(field(data, 'supportedPaymentMethods'));
  const storedCards = listOf(20, readCard)(field(data, 'storedCards'));
  const initData = orNull(readInitData)(field(data, 'initData'));
  if (integrationType === undefined || initData === undefined) return undefined;
  if (supportedPaymentMethods === undefined || storedCards === undefined) return undefined;
  return { integrationType, supportedPaymentMethods, storedCards, initData };
}

function readInitData(value: unknown) {
  const token = readSessionToken(field(value, 'session_token'));
  const user = readUser(field(value, 'user'));
  return token === undefined || user === undefined ? undefined : { session_token: token, user };
}

function readUser(value: unknown) {
  const firstName = line(0, 80)(field(value, 'first_name'));
  const lastName = line(0, 80)(field(value, 'last_name'));
  // Never shown: this site's own service says who the person is.
  const email = line(3, 200)(field(value, 'email'));
  const building = line(0, 200)(field(value, 'building'));
  if (firstName === undefined || lastName === undefined) return undefined;
  if (email === undefined || building === undefined) return undefined;
  return { first_name: firstName, last_name: lastName, email, building };
}

function readCard(value: unknown) {
  const tokenId = identifier(field(value, 'token_id'));
  const brand = line(0, 50)(field(value, 'card_brand'));
  const lastFour = line(4, 4)(field(value, 'card_last_four'));
  if (tokenId === undefined || brand === undefined || lastFour === undefined) return undefined;
  return /^\d{4}$/.test(lastFour)
    ? { token_id: tokenId, card_brand: brand, card_last_four: lastFour }
    : undefined;
}
