import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Lines shown of each error, of the page and of what the browser noted. A CI run leaves nothing else. */
const ERROR_LINES = 12;
const PAGE_LINES = 40;
/** Longer lines are cut. */
const LINE_LENGTH = 300;

/**
 * Returns the failures in the report of a Playwright run: each with its errors, the page at that moment and the notes that
 * the journeys' fixtures attach (`page-notes`). `place` is what Playwright takes to run it again: its file, and its line unless
 * another file has it.
 *
 * @param {readonly object[]} [suites] `suites` of Playwright's JSON report
 * @returns {readonly { title: string, text: string, place: string }[]}
 */
export function browserFailures(suites = []) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests, file: ownFile, line }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          title: `[${projectName}] ${title}`,
          text: textOf(results),
          place: file === ownFile ? `${file}:${line}` : file,
        })),
    ),
    ...browserFailures(inner.map((suite) => ({ ...suite, file }))),
  ]);
}

/**
 * Returns the first lines of a text, without colours.
 *
 * @param {string} text
 * @param {number} [most]
 */
export function firstLines(text, most = ERROR_LINES) {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  const shown = lines.slice(0, most).map((line) => `    ${line.slice(0, LINE_LENGTH)}`);
  if (lines.length > most) shown.push(`    … ${lines.length - most} more lines`);
  return shown.join('\n');
}

function textOf(results) {
  const failed = results.find(({ errors }) => errors.length > 0);
  if (!failed) return firstLines('no message');
  const page = snapshotIn(attached(failed, 'error-context'));
  const notes = attached(failed, 'page-notes');
  return [
    ...failed.errors.map(({ message = 'no message' }) => firstLines(message)),
    ...(page ? [`  The page:\n${firstLines(page, PAGE_LINES)}`] : []),
    ...(notes ? [`  The browser:\n${firstLines(notes, PAGE_LINES)}`] : []),
  ].join('\n');
}

/** Returns the text of an attachment, or undefined. Playwright keeps long ones in files. */
function attached({ attachments = [] }, name) {
  const found = attachments.find((attachment) => attachment.name === name);
  if (found?.body !== undefined) return Buffer.from(found.body, 'base64').toString('utf8');
  return found?.path && existsSync(found.path) ? readFileSync(found.path, 'utf8') : undefined;
}

/**
 * Returns the page in Playwright's `error-context.md`, which repeats the errors and the source too: its main part if it has one,
 * because the header alone has twenty lines.
 */
function snapshotIn(context = '') {
  const [, page] = /^# Page snapshot\n+```yaml\n(.*?)\n```$/ms.exec(context) ?? [];
  return /^ *- main\b.*/ms.exec(page ?? '')?.[0] ?? page;
}
