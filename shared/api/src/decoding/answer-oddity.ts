/**
 * Something in an answer that this client was not built for. Fields are named from the answer's own start, `*` for the
 * entries of lists and tables; the value is that of an enumeration, shortened, and nothing else of the answer.
 */
export type AnswerOddity =
  | { readonly kind: 'UNKNOWN_VALUE'; readonly field: string; readonly value: string }
  | { readonly kind: 'EXTRA_FIELD'; readonly field: string }
  | { readonly kind: 'UNREADABLE_FIELD'; readonly field: string };

type Report = (oddity: AnswerOddity) => void;

/** The most oddities to report per page. */
const most = 100;

const noted = new Set<string>();
let waiting: AnswerOddity[] = [];
let report: Report | null = null;

/** Hears of every oddity once a page, also of those before it listened; null stops it. */
export function setAnswerReporter(next: Report | null): void {
  report = next;
  if (!next) return;
  const heard = waiting;
  waiting = [];
  heard.forEach(next);
}

/** Reports an oddity, once for each field and value. */
export function noteOddity(oddity: AnswerOddity): void {
  const name = JSON.stringify(oddity);
  if (noted.has(name) || noted.size >= most) return;
  noted.add(name);
  if (report) report(oddity);
  else waiting.push(oddity);
}
