import { useCartCommands } from '@tiffin/api';
import { useDirty } from '@tiffin/federation';
import { announce, Button, Grow, Input, Row } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { LazyIneligiblePromotionDialog } from './lazy-ineligible-promotion-dialog';
import { promoCodeProblem } from './promo-code-problem';
import type { PromoCodeProblem } from './promo-code-problem';
import { usePromoMessages } from './use-promo-messages';

type PromoCodeFieldProps = { readonly merchantId: string; readonly onClose: () => void };

/** Renders a field that adds a promo code to the cart. The input stays if the code is not added. */
export function PromoCodeField({ merchantId, onClose }: PromoCodeFieldProps): ReactElement {
  const t = usePromoMessages();
  const { addCode } = useCartCommands(merchantId);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const code = text.trim();
  useDirty(code !== '');
  const problem = addCode.isError ? promoCodeProblem(addCode.error) : undefined;
  const apply = () => {
    setEmpty(code === '');
    if (code === '' || addCode.isPending) return;
    setExplained(false);
    addCode.mutate(code, {
      onSuccess: () => {
        announce(t('added', { code }));
        onClose();
      },
    });
  };
  const words = (found: PromoCodeProblem) =>
    (found.kind === 'ineligible' && found.body) ||
    t(`errors.${found.kind}`, { code: addCode.variables ?? code });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field label={t('label')} error={isEmpty ? t('errors.empty') : problem && words(problem)}>
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
          <Button type="submit" busy={addCode.isPending}>
            {t('apply')}
          </Button>
        </Row>
      </Field>
      {problem?.kind === 'ineligible' && !isExplained && (
        <LazyIneligiblePromotionDialog
          title={problem.title}
          body={problem.body}
          onAnother={() => {
            setExplained(true);
          }}
          onClose={onClose}
        />
      )}
    </form>
  );
}
