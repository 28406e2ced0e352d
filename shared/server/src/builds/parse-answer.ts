import type { z } from 'zod';
import { failed } from './failure';
import type { Failed } from './failure';

/** Returns what a build wrote as JSON, or why it is no answer. */
export function parseAnswer<Answer>(
  text: string,
  schema: z.ZodType<Answer>,
): { readonly kind: 'answer'; readonly answer: Answer } | Failed {
  try {
    const { success, data, error } = schema.safeParse(JSON.parse(text));
    if (success) return { kind: 'answer', answer: data };
    const [issue] = error.issues;
    return failed(
      'remote',
      'answer',
      `The answer is wrong at "${issue?.path.join('.')}": ${issue?.message}`.slice(0, 300),
    );
  } catch {
    return failed('remote', 'answer', 'The answer is no JSON.');
  }
}
