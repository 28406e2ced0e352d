import type { DehydratedState } from '@tanstack/react-query';

/**
 * Returns the data of queries by the names of their calls. Of several queries with one call, the first counts whose key names
 * a parameter of the route; without such a query, the first.
 */
export function answersByCall(
  { queries }: Pick<DehydratedState, 'queries'>,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const isOfRoute = ({ queryKey }: DehydratedState['queries'][number]): boolean =>
    Object.values(params).some((value) => names(queryKey, value));
  const answers: Record<string, unknown> = {};
  for (const { meta, state } of [...queries.filter(isOfRoute), ...queries]) {
    const name = String(meta?.['context']);
    if (!Object.hasOwn(answers, name)) answers[name] = state.data;
  }
  return answers;
}

function names(key: unknown, value: string): boolean {
  if (typeof key === 'object' && key !== null) return Object.values(key).some((part) => names(part, value));
  return key === value;
}
