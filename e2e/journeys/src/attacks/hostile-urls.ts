import { everyParameter, mixedParameters } from '../steps/hostile-parameters';

/** What no page may contain outside of its data after a character that means something in HTML. */
export const MARK = 'zqmark';

/** Each leaves one place of HTML, of a URL or of JSON, and then has the mark. */
const BREAKOUTS = [
  `a<${MARK}>`,
  `a</${MARK}>`,
  `a"${MARK}=1 a'${MARK}=1`,
  `a&${MARK};`,
  `a</script><${MARK}>`,
  `a</title></style></textarea></noscript><${MARK}>`,
  `a<!--<script><${MARK}`,
  `a-->]]><${MARK}>`,
  `javascript:${MARK}()`,
  `data:text/html,<${MARK}>`,
  `a;}<${MARK}{}*{color:red`,
  `{"primary":"red</style><${MARK}>"}`,
  `a\u2028<${MARK}>\u202e`,
  `a\r\nset-cookie: ${MARK}=1\r\n\r\n<${MARK}>`,
  '${7*7}{{7*7}}' + `<${MARK}>`,
  `\ud800<${MARK}>`,
] as const;

const REAL_SEGMENTS = ['lucknow-lunch-home', 'none'];

/** Parameters that a page shows or asks services for. Alone, because a second one that is wrong may hide them. */
const SHOWN = ['q', 'cuisine', 'merchantName', 'address', 'item', 'invite_id'];

/** How a text gets into a path: as browsers write it, twice, or as it is. */
const ENCODINGS = [encoded, (text: string) => encoded(encoded(text)), asItIs] as const;

/**
 * Returns `count` paths with every parameter for each pattern of a route, some with one parameter, and one for each text in its
 * path; the same for the same seed. Every parameter of the path and of the query can be hostile, and half of the paths name things that are there.
 */
export function hostileUrls(patterns: readonly string[], count: number, seed: number): readonly string[] {
  const random = randomOf(seed);
  const pick = <Value>(values: readonly Value[], otherwise: Value): Value =>
    values[Math.floor(random() * values.length)] ?? otherwise;
  const hostile = (): string => pick(BREAKOUTS, BREAKOUTS[0]);
  const segment = (): string =>
    random() < 0.5 ? pick(REAL_SEGMENTS, 'none') : pick(ENCODINGS, encoded)(hostile());
  const query = (): string =>
    random() < 0.5 ? everyParameter(hostile()) : mixedParameters(BREAKOUTS, Math.floor(random() * 100));
  const one = (name: string): string => new URLSearchParams({ [name]: hostile() }).toString();
  const pathOf = (pattern: string): string => pattern.replace(/:\w+/g, segment);
  return patterns.flatMap((pattern) => [
    ...Array.from({ length: count }, () => `${pathOf(pattern)}?${query()}`),
    ...(pattern.includes(':') ? BREAKOUTS.map((text) => pattern.replace(/:\w+/g, asItIs(text))) : []),
    ...SHOWN.map((name) => `${pathOf(pattern)}?${one(name)}`),
  ]);
}

/** Leaves what may stand in a request for a page. */
function asItIs(text: string): string {
  return text.replace(/[^!-~]|[/?#%]/gu, encoded);
}

/** Half of a pair of UTF-16 has no encoding. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
