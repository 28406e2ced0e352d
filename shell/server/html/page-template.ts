import type { Encoding } from '../packing/accepted-encoding';
import { CODECS } from '../packing/codecs';
import { fillHoles, HOLE_LENGTH } from '../packing/holed-text';
import type { HoledText } from '../packing/holed-text';
import type { PackText } from '../packing/packed-texts';
import { newNonce } from './new-nonce';

/** What is of one answer alone. */
type Values = {
  /** A new one for each answer. */
  readonly nonce: string;
  readonly session: string;
};

/**
 * A page's bytes for one answer. `encoding`: as asked, or `identity` where the page cannot be packed.
 *
 * @internal exported for tests
 */
export type PageBody = { readonly encoding: Encoding; readonly bytes: Buffer };

/** Writes a page for one answer: what goes in must be safe where it stands. */
export type PageTemplate = (values: Values, encoding: Encoding) => Promise<PageBody>;

/** In the place of a nonce: no text of UTF-8 has such bytes. */
const HOLE = Buffer.alloc(HOLE_LENGTH, 0xff);

/**
 * Writes a text once for many answers; what is constant is packed once. `write` gets marks for the nonce and, after all of
 * those and once, for the session. The marks are random: nothing that somebody else wrote into the text is taken for one.
 *
 * The session is never compressed: the length of a page tells nothing of a token beside what a stranger could put there.
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
