/** Returns a message of the host in its envelope, with a unique id. */
export function hostMessage(saying: Readonly<Record<string, unknown>>): object {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  return { channel: 'tiffin-embed', version: 1, id, ...saying };
}
