import { persistedParameters } from '@tiffin/domain';

type Extras = {
  readonly deliveryAddressId?: string;
  readonly inviteId?: string;
  /** Opens the share panel. */
  readonly share?: boolean;
};

/** The part of a query that other screens keep, with its question mark; empty where nothing is kept. */
export function persistedQuery(search: string): string {
  return written(persistedParameters(search));
}

/** The group's page, with the persisted query of the screen that leads there (specification 2). */
export function groupPath(fulfillmentId: string, search: string, extras: Extras = {}): string {
  const query = persistedParameters(search);
  const deliveryAddressId =
    extras.deliveryAddressId ?? new URLSearchParams(search).get('deliveryAddressId') ?? undefined;
  if (deliveryAddressId !== undefined) query.set('deliveryAddressId', deliveryAddressId);
  if (extras.inviteId !== undefined) query.set('invite_id', extras.inviteId);
  if (extras.share) query.set('share', '1');
  return `/order/fulfillments/${encodeURIComponent(fulfillmentId)}/edit${written(query)}`;
}

/** A query without one of its parameters; everything else stays as it is. */
export function withoutParameter(search: string, name: string): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  return written(query);
}

function written(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
