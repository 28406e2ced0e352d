import type { Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { personalText } from '@tiffin/config/storage';
import { TextButton } from '@tiffin/ui';
import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from '../use-checkout-messages';
import { cameWithApproval } from '../wallets/wallet-approval';
import type { ExpressServiceDialogProps } from './express-service-dialog';

const Explanation = lazyScreen<ExpressServiceDialogProps>(() =>
  import('./express-service-dialog').then((m) => ({ View: m.ExpressServiceDialog })),
);

type ExpressServiceProps = { readonly merchant: Pick<Merchant, 'id' | 'name'> };

/**
 * Renders the button that explains express service. For a person who orders in the restaurant (`inStore=true`) the
 * explanation opens by itself, once per person and merchant, but not where the URL opens the sign-in dialog, nor over
 * an order that is being placed because a wallet approved it. Renders nothing with `hideExpressServiceModal=true`.
 */
export function ExpressService({ merchant }: ExpressServiceProps): ReactElement | null {
  const t = useCheckoutMessages();
  const { search, state } = useLocation();
  const { inStore, hideExpressServiceModal, checkoutLogin, from } = parseQueryParameters(search);
  const isQuiet = checkoutLogin !== null || from === 'checkout' || cameWithApproval(state);
  const canOpen = inStore && !hideExpressServiceModal && !isQuiet;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const seen = personalText(`express-service.${merchant.id}`);
    if (!canOpen || seen.read() !== null) return;
    seen.write('seen');
    setIsOpen(true);
  }, [canOpen, merchant.id]);
  if (hideExpressServiceModal) return null;
  return (
    <div>
      <TextButton
        $small
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('how.explain')}
      </TextButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Explanation
            merchant={merchant}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
