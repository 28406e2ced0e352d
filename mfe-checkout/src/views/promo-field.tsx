import { useMutation } from '@tanstack/react-query';
import { ApiError, getPromoCode, useCartCommands } from '@tiffin/api';
import { useDirty } from '@tiffin/federation';
import { announce, Button, Grow, Input, Row } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

type PromoFieldProps = { readonly merchantId: string; readonly onAdded: () => void };
type Problem = 'empty' | 'unknown' | 'ineligible' | 'failed';

/** Renders a field that validates a promo code and adds it to the cart. The input stays if that fails. */
export function PromoField({ merchantId, onAdded }: PromoFieldProps): ReactElement {
  const t = useCheckoutMessages();
  const { addCode } = useCartCommands(merchantId);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const code = text.trim();
  useDirty(code !== '');
  const add = useMutation({
    mutationFn: async (wanted: string) => {
      const known = await getPromoCode({ code: wanted });
      await addCode.mutateAsync(known.code);
      return known;
    },
    meta: { context: 'putCartCheckoutCode', isHandled: true },
    onSuccess: (known) => {
      announce(t('promo.added', known));
      onAdded();
    },
  });
  const problem = isEmpty ? 'empty' : add.isError ? problemOf(add.error) : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(code === '');
        if (code !== '' && !add.isPending) add.mutate(code);
      }}
    >
      <Field
        label={t('promo.label')}
        error={problem && t(`promo.errors.${problem}`, { code: add.variables ?? code })}
      >
        <Row $align="start">
          <Grow>
            <Input
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
              }}
            />
          </Grow>
          <Button type="submit" busy={add.isPending}>
            {t('promo.apply')}
          </Button>
        </Row>
      </Field>
    </form>
  );
}

function problemOf(error: Error): Problem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 404) return 'unknown';
  return error.isRefusal ? 'ineligible' : 'failed';
}
