import { Input } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { GuestField } from '../domain/guest-draft';
import type { CheckoutForm } from './use-checkout-form';
import { useCheckoutMessages } from './use-checkout-messages';

type GuestFieldsProps = { readonly form: CheckoutForm };

/** Renders a guest's name, e-mail and phone. */
export function GuestFields({ form }: GuestFieldsProps): ReactElement {
  const t = useCheckoutMessages();
  const problem = (name: GuestField) => {
    const code = form.problems[name];
    return code && t(`who.errors.${code}`);
  };
  const input = (name: GuestField): ComponentPropsWithRef<'input'> => ({
    name,
    value: form.draft[name],
    ref: (element) => {
      form.registerField(name, element);
    },
    onChange: (event) => {
      form.setDraft({ ...form.draft, [name]: event.target.value });
    },
  });
  return (
    <>
      <Field label={t('who.firstName')} error={problem('firstName')} required>
        <Input {...input('firstName')} autoComplete="given-name" maxLength={80} />
      </Field>
      <Field label={t('who.lastName')}>
        <Input {...input('lastName')} autoComplete="family-name" maxLength={80} />
      </Field>
      <Field label={t('who.email')} error={problem('email')} hint={t('who.emailHint')} required>
        <Input {...input('email')} type="email" autoComplete="email" maxLength={200} />
      </Field>
      <Field label={t('who.phone')} error={problem('phoneNumber')} hint={t('who.phoneHint')} required>
        <Input
          {...input('phoneNumber')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          onBlur={form.tidyPhone}
        />
      </Field>
    </>
  );
}
