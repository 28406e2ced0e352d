import { ApiError } from '../errors/api-error';

type Limited = { readonly error: ApiError; readonly until: number };

const limited = new Map<string, Limited>();

/**
 * Runs a read unless its service has said 429 and the time that it named is not over: then the same refusal again, with the
 * time that is left, and no request. A poll does not hammer a service that has asked for a pause.
 */
export async function respectRetryAfter<Answer>(path: string, read: () => Promise<Answer>): Promise<Answer> {
  const leftMs = (limited.get(path)?.until ?? 0) - Date.now();
  const known = limited.get(path);
  if (known && leftMs > 0) throw new ApiError({ ...fieldsOf(known.error), retryAfterMs: leftMs });
  limited.delete(path);
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 429 && error.retryAfterMs)
      limited.set(path, { error, until: Date.now() + error.retryAfterMs });
    throw error;
  }
}

function fieldsOf({
  status,
  type,
  reason,
  title,
  body,
  data,
}: ApiError): ConstructorParameters<typeof ApiError>[0] {
  return { status, type, reason, title, body, data };
}
