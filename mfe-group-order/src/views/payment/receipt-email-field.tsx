import { Input } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { usePaymentMessages } from './use-payment-messages';
import type { TypedEmail } from '../use-typed-email';

/** Renders the entry of the address for a receipt. */
export function ReceiptEmailField({ email }: { readonly email: TypedEmail }): ReactElement {
  const t = usePaymentMessages();
  return (
    <Field
      label={t('receipt.label')}
      aside={t('receipt.optional')}
      hint={t('receipt.hint')}
      error={email.isIncomplete && t('receipt.incomplete')}
    >
      <Input
        ref={email.field}
        type="email"
        autoComplete="email"
        maxLength={200}
        value={email.text}
        onChange={(event) => {
          email.type(event.target.value);
        }}
      />
    </Field>
  );
}
