/** Returns the URL path of a merchant's card. */
export function merchantCardPath(externalId: string): string {
  return `/pictures/cards/merchants/${encodeURIComponent(externalId)}.png`;
}

/** Returns the URL path of the card of an invitation. `version` changes with what the card shows: chats keep cards by URL. */
export function groupCardPath(linkId: string, version: string): string {
  return `/pictures/cards/groups/${encodeURIComponent(linkId)}.png?v=${version}`;
}
