/** The encoding of a response: a value of Content-Encoding, or `identity` for no compression. */
export type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI = accepts('br');
const GZIP = accepts('gzip');

/** Returns the encoding for a request's Accept-Encoding. Prefers brotli over gzip, and respects `q=0`. */
export function acceptedEncoding(header = ''): Encoding {
  if (BROTLI.test(header)) return 'br';
  return GZIP.test(header) ? 'gzip' : 'identity';
}

function accepts(name: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
}
