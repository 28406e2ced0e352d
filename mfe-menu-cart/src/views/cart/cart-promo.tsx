import { useCartCommands } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { Cart } from '@tiffin/contracts';
import { promoCodeOf, shortfallByCodes } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useLocation, useNavigate } from '@tiffin/router';
import { LazyIneligiblePromotionDialog, promoCodeProblem, usePromoMessages } from '@tiffin/screen-parts';
import type { PromoCodeProblem } from '@tiffin/screen-parts';
import { toast } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { queryWith } from '../../domain/query-with';

type CartPromoProps = {
  readonly merchantId: string;
  readonly cart: Cart;
  /** A code, or the name of a building or area that maps to one. Null once the URL names none any more. */
  readonly requestedCode: string | null;
};

/** The longest code that people may type. */
const LONGEST = 40;

/**
 * Adds the promo code of the URL to the cart once, removes it from the URL and reports the result. Renders only
 * the dialog about a code that gives nothing for this order.
 */
export function CartPromo({ merchantId, cart, requestedCode }: CartPromoProps): ReactElement | null {
  const t = usePromoMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { addCode } = useCartCommands(merchantId);
  const format = useFormat();
  const [problem, setProblem] = useState<PromoCodeProblem>();
  const handled = useRef<string>(null);
  useEffect(() => {
    if (handled.current === requestedCode) return;
    handled.current = requestedCode;
    if (requestedCode === null) return;
    const code = promoCodeOf(requestedCode.trim(), getConfig().promoCodes).slice(0, LONGEST);
    const rest = queryWith(queryWith(new URLSearchParams(search), 'promo', ''), 'promoCode', '');
    void navigate({ search: rest.toString() }, { replace: true });
    if (code === '' || cart.cartCheckoutCodes.includes(code.toUpperCase())) return;
    addCode.mutateAsync(code).then(
      (changed) => {
        const shortMicro = shortfallByCodes(changed);
        if (shortMicro === null) return toast({ text: t('added', { code }), tone: 'good' });
        const amount = format.money(shortMicro, changed.currencyCode);
        const codes = format.list(changed.cartCheckoutCodes);
        return toast({ text: t('short', { codes, amount }) });
      },
      (error: unknown) => {
        const found = promoCodeProblem(error);
        if (found.kind === 'ineligible') setProblem(found);
        else toast({ text: t(`errors.${found.kind}`, { code }), tone: 'bad' });
      },
    );
  }, [requestedCode, search, cart, addCode, navigate, format, t]);
  if (problem?.kind !== 'ineligible') return null;
  return (
    <LazyIneligiblePromotionDialog
      title={problem.title}
      body={problem.body}
      onClose={() => {
        setProblem(undefined);
      }}
    />
  );
}
