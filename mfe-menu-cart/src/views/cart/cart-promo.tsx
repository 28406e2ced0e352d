import { ApiError, useCartCommands } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { Cart } from '@tiffin/contracts';
import { promoCodeOf, shortfallByCodes } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useLocation, useNavigate } from '@tiffin/router';
import { toast } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { queryWith } from '../../domain/browsing-query';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type CartPromoProps = {
  readonly merchantId: string;
  readonly cart: Cart;
  /** A code, or the name of a building or area that maps to one. */
  readonly requestedCode: string;
};

/** The longest code that people may type. */
const LONGEST = 40;

/**
 * Adds the promo code of the URL to the cart once and removes it from the URL. Renders nothing and reports
 * the result.
 */
export function CartPromo({ merchantId, cart, requestedCode }: CartPromoProps): null {
  const t = useMenuCartMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { addCode } = useCartCommands(merchantId);
  const format = useFormat();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const code = promoCodeOf(requestedCode.trim(), getConfig().promoCodes).slice(0, LONGEST);
    const rest = queryWith(queryWith(new URLSearchParams(search), 'promo', ''), 'promoCode', '');
    void navigate({ search: rest.toString() }, { replace: true });
    if (code === '' || cart.cartCheckoutCodes.includes(code.toUpperCase())) return;
    // The component unmounts when the URL loses the code, but the promise still reports.
    addCode.mutateAsync(code).then(
      (changed) => {
        const shortMicro = shortfallByCodes(changed);
        if (shortMicro === null) return toast({ text: t('promo.added', { code }), tone: 'good' });
        const amount = format.money(shortMicro, changed.currencyCode);
        const codes = format.list(changed.cartCheckoutCodes);
        return toast({ text: t('promo.short', { codes, amount }) });
      },
      (error: unknown) => {
        const refusal = error instanceof ApiError ? error.body : undefined;
        toast({ text: refusal ?? t('promo.refused'), tone: 'bad' });
      },
    );
  }, [requestedCode, search, cart, addCode, navigate, format, t]);
  return null;
}
