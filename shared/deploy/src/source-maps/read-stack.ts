import { z } from 'zod';

const frameSchema = z.object({
  filename: z.string(),
  function: z.string().default('?'),
  lineno: z.int().optional(),
  colno: z.int().optional(),
});
const reportSchema = z.object({
  exception: z.object({
    values: z.array(
      z.object({
        type: z.string().default('Error'),
        value: z.string().default(''),
        stacktrace: z.object({ frames: z.array(frameSchema) }).optional(),
      }),
    ),
  }),
});

/**
 * Returns the stack in a text: the text itself, or the stack of an error report in Sentry's format, whose innermost call is the
 * last one.
 */
export function readStack(text: string): string {
  const { data } = reportSchema.safeParse(jsonOf(text));
  if (!data) return text;
  return data.exception.values
    .map(({ type, value, stacktrace }) => {
      const frames = (stacktrace?.frames ?? []).toReversed();
      return [
        `${type}: ${value}`,
        ...frames.map(
          (frame) => `    at ${frame.function} (${frame.filename}:${frame.lineno ?? 0}:${frame.colno ?? 0})`,
        ),
      ].join('\n');
    })
    .join('\n');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
