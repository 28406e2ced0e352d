import type { PageHead } from '@tiffin/contracts';
import { pageHeadSchema } from '@tiffin/contracts/schemas';
import { failed } from './failure';
import type { Failed } from './failure';

/** Returns the head that a build wrote as JSON, or why it is none. */
export function parseHead(text: string): { readonly kind: 'parsed'; readonly head: PageHead } | Failed {
  try {
    const { success, data, error } = pageHeadSchema.safeParse(JSON.parse(text));
    if (success) return { kind: 'parsed', head: data };
    const [issue] = error.issues;
    return failed(
      'answer',
      `The head is wrong at "${issue?.path.join('.')}": ${issue?.message}`.slice(0, 300),
    );
  } catch {
    return failed('answer', 'The head is no JSON.');
  }
}
