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
 * Returns the error event in an envelope of Sentry's protocol: a JSON header line, then two lines for each
 * item. Items of other types are skipped, so the result may be undefined. Refuses anything that is no
 * envelope.
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
  // PostgreSQL cannot store a zero byte.
  const result = schema.safeParse(line.includes('\\u0000') ? undefined : parseJson(line));
  return result.success ? result.data : refuse(400, 'INVALID_PARAMETER', 'envelope');
}
