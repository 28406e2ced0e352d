import { Input } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useCodeMessages } from './use-code-messages';

type CodeFieldProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: ReactNode;
  readonly hint?: ReactNode;
  readonly input?: RefObject<HTMLInputElement | null>;
};

/** Renders the field for the six digits from an email. A phone offers a code that has just arrived. */
export function CodeField({ text, onChange, error, hint, input }: CodeFieldProps): ReactElement {
  const t = useCodeMessages();
  return (
    <Field label={t('label')} hint={hint} error={error} required>
      <Input
        ref={input}
        code
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={64}
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Field>
  );
}
