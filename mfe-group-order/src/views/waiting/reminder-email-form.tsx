import { Button, Column, Input } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useTypedEmail } from '../use-typed-email';
import { useWaitingMessages } from './use-waiting-messages';

type ReminderEmailFormProps = {
  readonly isBusy: boolean;
  readonly onSave: (email: string) => void;
};

/** Renders the entry of the address for reminders, focused. What was typed stays if it is refused. */
export function ReminderEmailForm({ isBusy, onSave }: ReminderEmailFormProps): ReactElement {
  const t = useWaitingMessages();
  const { text, type, field, isIncomplete, check } = useTypedEmail({ isRequired: true });
  useEffect(() => {
    field.current?.focus();
  }, [field]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const email = check();
        if (email !== undefined && !isBusy) onSave(email);
      }}
    >
      <Column $gap={8}>
        <Field
          label={t('email.label')}
          hint={t('email.hint')}
          error={isIncomplete && t('email.incomplete')}
          required
        >
          <Input
            ref={field}
            type="email"
            autoComplete="email"
            maxLength={200}
            value={text}
            onChange={(event) => {
              type(event.target.value);
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="outline" icon="mail" busy={isBusy}>
            {t('email.save')}
          </Button>
        </div>
      </Column>
    </form>
  );
}
