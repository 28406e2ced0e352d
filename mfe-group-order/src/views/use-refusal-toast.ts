import { ApiError, effectValues, errorEffect, useErrorMessages } from '@tiffin/api';
import { toast } from '@tiffin/ui';
import { groupRefusal } from '../domain/group-refusal';
import { useGroupCache } from './use-group-cache';
import { useGroupMessages } from './use-group-messages';

/**
 * Returns a function that shows why a write to a group was refused, in the service's words if it sent some,
 * and reloads the group.
 */
export function useRefusalToast(id: string): (error: Error) => void {
  const t = useGroupMessages();
  const tError = useErrorMessages();
  const cache = useGroupCache();
  return (error) => {
    toast({ text: words(error, t, tError), tone: 'bad' });
    void cache.reload(id);
  };
}

function words(
  error: Error,
  t: ReturnType<typeof useGroupMessages>,
  tError: ReturnType<typeof useErrorMessages>,
): string {
  const refusal = error instanceof ApiError && error.isRefusal ? groupRefusal(error) : undefined;
  if (refusal !== undefined) return t(`refused.${refusal}.title`);
  if (error instanceof ApiError && error.isRefusal && error.title !== undefined) return error.title;
  const effect = errorEffect(error);
  const key = 'messageKey' in effect && effect.messageKey ? effect.messageKey : 'errors.tryAgain';
  return tError(key, effectValues(effect));
}
