import type { Locale } from '@tiffin/contracts';

const keptMs = 30_000;

type FirstAnswers = {
  /** By full URL. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
};

let waiting = new Map<string, unknown>();
let language: Locale | undefined;
let untilMs = 0;

/** Keeps answers that came with the page: within 30 s, the first call for each URL takes its answer instead of a request. */
export function setFirstAnswers({ answers, locale }: FirstAnswers): void {
  waiting = new Map(Object.entries(answers));
  language = locale;
  untilMs = performance.now() + keptMs;
}

/** Returns the answer that came with the page for this URL in this language, once. */
export function takeFirstAnswer(url: string, locale: Locale): unknown {
  const answer = waiting.get(url);
  waiting.delete(url);
  return locale === language && performance.now() < untilMs ? answer : undefined;
}
