import { groupPath, persistedParameters } from '@tiffin/domain';

type Extras = {
  readonly deliveryAddressId?: string;
  readonly inviteId?: string;
  /** Whether to open the share panel. */
  readonly share?: boolean;
};

/** Returns the part of a query that other screens keep, with its question mark; empty if nothing is kept. */
export function persistedQuery(search: string): string {
  return written(persistedParameters(search));
}

/** Returns the path of the group's page, with the persisted query of the current screen (specification 2). */
export function groupLink(fulfillmentId: string, search: string, extras: Extras = {}): string {
  const query = persistedParameters(search);
  const deliveryAddressId =
    extras.deliveryAddressId ?? new URLSearchParams(search).get('deliveryAddressId') ?? undefined;
  if (deliveryAddressId !== undefined) query.set('deliveryAddressId', deliveryAddressId);
  if (extras.inviteId !== undefined) query.set('invite_id', extras.inviteId);
  if (extras.share) query.set('share', '1');
  return groupPath(fulfillmentId) + written(query);
}

/** Returns a query without one of its parameters. */
export function withoutParameter(search: string, name: string): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  return written(query);
}

function written(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
