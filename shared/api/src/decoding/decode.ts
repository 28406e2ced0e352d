import { cleanName, isRecord } from '@tiffin/contracts';
import type { Shape } from '@tiffin/contracts';
import type { AnswerOddity } from './answer-oddity';
import { fits } from './fits';

type Note = (oddity: AnswerOddity) => void;

/** Marks an unreadable value: the nearest nullable field becomes null, or else the whole response is invalid. */
export const unreadable: unique symbol = Symbol('unreadable');
/** Marks a value of an unknown kind: it is removed from the nearest list. */
const leftOut: unique symbol = Symbol('left out');

const longestValue = 60;

const entries = new WeakMap<object, readonly (readonly [string, Shape])[]>();

/** The fields of an entity, listed once and not for each of thousands. */
function entriesOf(parts: Readonly<Record<string, Shape>>): readonly (readonly [string, Shape])[] {
  const known = entries.get(parts) ?? Object.entries(parts);
  entries.set(parts, known);
  return known;
}

/**
 * Gives an answer as its shape says: values of enumerations that a newer service added become what the shape gives for
 * them, missing texts and flags empty, extra fields stay and are noted. `unreadable` where a field is missing without
 * which no screen can live. What is as it should be is handed on as it came.
 */
export function decode(shape: Shape, answer: unknown, note: Note): unknown {
  const trail: string[] = [];

  const noteUnreadable = () => {
    note({ kind: 'UNREADABLE_FIELD', field: trail.join('.') });
    return unreadable;
  };

  const under = (name: string, part: Shape, value: unknown) => {
    trail.push(name);
    const decoded = read(part, value);
    trail.pop();
    return decoded;
  };

  const read = (part: Shape, value: unknown): unknown => {
    if (typeof part === 'string') return readPlain(part, value);
    if ('known' in part) return readKnown(part, value);
    if ('plain' in part) return fits[part.plain](value) ? value : part.otherwise;
    if ('parts' in part) return readParts(part.parts, value);
    if ('list' in part) return readList(part.list, value);
    if ('table' in part) return readTable(part.table, value);
    if ('maybe' in part)
      return value === undefined || value === null ? null : readOr(null, part.maybe, value);
    if ('optional' in part) return value === undefined ? value : readOr(undefined, part.optional, value);
    if (!isRecord(value)) return noteUnreadable();
    if ('has' in part) return read(Object.hasOwn(value, part.has) ? part.then : part.otherwise, value);
    return readCase(part.by, part.cases, value);
  };

  const readOr = (otherwise: null | undefined, part: Shape, value: unknown) => {
    const decoded = read(part, value);
    return decoded === unreadable || decoded === leftOut ? otherwise : decoded;
  };

  const readPlain = (kind: Extract<Shape, string>, value: unknown) => {
    if (fits[kind](value)) return value;
    if (kind === 'name' && typeof value === 'string') return cleanName(value);
    const answered = noteUnreadable();
    if (kind === 'text' || kind === 'name') return '';
    return kind === 'flag' ? false : answered;
  };

  const readKnown = ({ known, otherwise }: Extract<Shape, { known: unknown }>, value: unknown) => {
    if (typeof value === 'string' && known.includes(value)) return value;
    if (typeof value === 'string') noteUnknown(value);
    else noteUnreadable();
    return otherwise ?? leftOut;
  };

  const noteUnknown = (value: string) =>
    note({ kind: 'UNKNOWN_VALUE', field: trail.join('.'), value: value.slice(0, longestValue) });

  const readParts = (parts: Readonly<Record<string, Shape>>, value: unknown) => {
    if (!isRecord(value)) return noteUnreadable();
    let changed: Record<string, unknown> | undefined;
    let found = 0;
    for (const [name, part] of entriesOf(parts)) {
      const before = value[name];
      if (before !== undefined) found += 1;
      // Most fields are plain and as they should be.
      if (typeof part === 'string' && fits[part](before)) continue;
      const decoded = under(name, part, before);
      if (decoded === unreadable || decoded === leftOut) return decoded;
      if (decoded !== before) (changed ??= { ...value })[name] = decoded;
    }
    const names = Object.keys(value);
    if (names.length > found) noteExtra(parts, names);
    return changed ?? value;
  };

  const noteExtra = (parts: Readonly<Record<string, Shape>>, names: readonly string[]) => {
    for (const name of names) {
      if (!Object.hasOwn(parts, name)) note({ kind: 'EXTRA_FIELD', field: [...trail, name].join('.') });
    }
  };

  const element = (part: Shape, value: unknown) =>
    typeof part === 'string' && fits[part](value) ? value : under('*', part, value);

  const readList = (part: Shape, value: unknown) => {
    if (!Array.isArray(value)) return noteUnreadable();
    const decoded = value.map((each: unknown) => element(part, each));
    if (decoded.includes(unreadable)) return unreadable;
    if (decoded.every((each, index) => each === value[index])) return value;
    return decoded.filter((each) => each !== leftOut);
  };

  const readTable = (part: Shape, value: unknown) => {
    if (!isRecord(value)) return noteUnreadable();
    const decoded = Object.entries(value).map(([name, each]) => [name, element(part, each)] as const);
    if (decoded.some(([, each]) => each === unreadable)) return unreadable;
    if (decoded.every(([name, each]) => each === value[name])) return value;
    return Object.fromEntries(decoded.filter(([, each]) => each !== leftOut));
  };

  const readCase = (
    by: string,
    cases: Readonly<Record<string, Shape>>,
    value: Readonly<Record<string, unknown>>,
  ) => {
    const name = under(by, { known: Object.keys(cases), otherwise: null }, value[by]);
    const part = typeof name === 'string' ? cases[name] : undefined;
    return part ? read(part, value) : leftOut;
  };

  const decoded = read(shape, answer);
  return decoded === leftOut ? unreadable : decoded;
}
