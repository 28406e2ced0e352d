import { useMutation } from '@tanstack/react-query';
import { setReminderEmail } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { Column, Text, TextButton } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useGroupCache } from '../use-group-cache';
import { useRefusalToast } from '../use-refusal-toast';
import { ReminderEmailForm } from './reminder-email-form';
import { useWaitingMessages } from './use-waiting-messages';

export type ReminderEmailProps = {
  readonly group: Fulfillment;
  /** Where the reader gets reminders; null for none. */
  readonly email: string | null;
};

/** Renders a guest's choice to be reminded by email before the group closes. */
export function ReminderEmail({ group: { fulfillmentId: id }, email }: ReminderEmailProps): ReactElement {
  const t = useWaitingMessages();
  const cache = useGroupCache();
  const onError = useRefusalToast(id);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const save = useMutation({
    mutationFn: (next: string | null) => setReminderEmail({ id, body: { email: next } }),
    networkMode: 'always',
    meta: { context: 'setReminderEmail', isHandled: true },
    onSuccess: async (after) => {
      isChanged.current = true;
      await cache.adopt(after);
      setOpen(false);
    },
    onError,
  });
  useEffect(() => {
    // The pressed button is gone, and what replaces it says what happened.
    if (isChanged.current) place.current?.focus();
    isChanged.current = false;
  }, [email]);
  return (
    <Column $gap={8} ref={place} tabIndex={-1}>
      {email !== null ? (
        <>
          <Text data-content="">{t('email.set', { email })}</Text>
          <div>
            <TextButton
              aria-busy={save.isPending || undefined}
              onClick={() => {
                if (!save.isPending) save.mutate(null);
              }}
            >
              {t('email.remove')}
            </TextButton>
          </div>
        </>
      ) : isOpen ? (
        <ReminderEmailForm isBusy={save.isPending} onSave={save.mutate} />
      ) : (
        <div>
          <TextButton
            onClick={() => {
              setOpen(true);
            }}
          >
            {t('email.ask')}
          </TextButton>
        </div>
      )}
    </Column>
  );
}
