import type { Encoding } from '../packing/accepted-encoding';
import { CODECS } from '../packing/codecs';
import { fillHoles, HOLE_LENGTH } from '../packing/holed-text';
import type { HoledText } from '../packing/holed-text';
import type { PackText } from '../packing/packed-texts';
import { newNonce } from './new-nonce';

/** Values that differ for each response. */
type Values = {
  /** Must be new for each response. */
  readonly nonce: string;
  readonly session: string;
};

/**
 * The bytes of one response. `encoding` is the requested one, or `identity` if the page cannot be compressed.
 *
 * @internal exported for tests
 */
export type PageBody = { readonly encoding: Encoding; readonly bytes: Buffer };

/** Renders a page for one response. The caller must escape the values. */
export type PageTemplate = (values: Values, encoding: Encoding) => Promise<PageBody>;

/** Replaces a nonce: these bytes do not occur in UTF-8. */
const HOLE = Buffer.alloc(HOLE_LENGTH, 0xff);

/**
 * Returns a template that renders a text for many responses and compresses the constant part once. `write` must
 * write the nonce's marks first, and the session's mark once, after them. The marks are random, so text from other
 * people cannot contain them.
 *
 * The session is never compressed. Otherwise an attacker who adds text to the page could learn about the token from
 * the page's length.
 */
export function pageTemplate(write: (marks: Values) => string, packText: PackText): PageTemplate {
  const marks = { nonce: newNonce(), session: newNonce() };
  const [before = '', after, ...more] = write(marks).split(marks.session);
  if (after === undefined || more.length > 0 || after.includes(marks.nonce)) {
    throw new Error('A page has its session once, after every nonce.');
  }
  const text = withHoles(before, marks.nonce);
  const end = Buffer.from(after);
  const packs: Partial<Record<Encoding, Promise<HoledText | null>>> = {};
  return async ({ nonce, session }, encoding) => {
    const rest = Buffer.concat([Buffer.from(session), end]);
    const packed = encoding === 'identity' ? null : await (packs[encoding] ??= packText(text, encoding));
    if (encoding === 'identity' || packed === null) {
      return { encoding: 'identity', bytes: filled(text, nonce, rest) };
    }
    const codec = CODECS[encoding];
    const plain = encoding === 'gzip' ? [fillHoles(text, nonce), rest] : [];
    return {
      encoding,
      bytes: filled(packed, nonce, Buffer.concat([codec.stored(rest), codec.end(plain)])),
    };
  };
}

function withHoles(text: string, mark: string): HoledText {
  const bytes = Buffer.from(text);
  const holes: number[] = [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + HOLE_LENGTH)) {
    holes.push(at);
    bytes.set(HOLE, at);
  }
  return { bytes, holes };
}

function filled(text: HoledText, nonce: string, rest: Buffer): Buffer {
  const page = fillHoles(text, nonce, rest.length);
  page.set(rest, text.bytes.length);
  return page;
}
