/** How an answer is packed: the values of Content-Encoding, and `identity` for as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

const PACKED = ['br', 'gzip'] as const;

/** Returns the encoding for a request's Accept-Encoding: brotli before gzip, neither where it is refused by `q=0`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '').toLowerCase().split(',').flatMap(acceptedName);
  return PACKED.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function acceptedName(item: string): readonly string[] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
  return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
}
