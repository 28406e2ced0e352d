import { z } from 'zod';
import { refuse } from '../../errors/refuse';
import { parseJson } from '../../parse-json';

const headerSchema = z.looseObject({
  event_id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});
const itemSchema = z.looseObject({ type: z.string() });
const reportSchema = z.record(z.string(), z.unknown());

type ErrorReport = { readonly id: string; readonly report: Readonly<Record<string, unknown>> };

/**
 * The error event in an envelope of Sentry's protocol: a line of JSON about the whole, then two lines an item. Items of
 * other types are passed over, and so an envelope may hold none; what is no envelope is refused.
 */
export function readEnvelope(text: string): ErrorReport | undefined {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const { event_id: id } = read(headerSchema, first);
  for (let index = 0; index < lines.length; index += 2) {
    const { type } = read(itemSchema, lines[index] ?? '');
    if (type === 'event' && id !== undefined)
      return { id, report: read(reportSchema, lines[index + 1] ?? '') };
  }
  return undefined;
}

function read<Schema extends z.ZodType>(schema: Schema, line: string): z.output<Schema> {
  // No database holds a zero byte.
  const result = schema.safeParse(line.includes('\\u0000') ? undefined : parseJson(line));
  return result.success ? result.data : refuse(400, 'INVALID_PARAMETER', 'envelope');
}
