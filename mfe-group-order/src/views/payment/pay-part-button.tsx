import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { Button } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import type { CardPart } from '../../domain/card-part';
import type { PayPartDialogProps } from './pay-part-dialog';
import { usePaymentMessages } from './use-payment-messages';

const PayPartDialog = lazyScreen<PayPartDialogProps>(() =>
  import(/* webpackChunkName: "group-pay-part" */ './pay-part-dialog').then((m) => ({
    View: m.PayPartDialog,
  })),
);

type PayPartButtonProps = {
  readonly group: Fulfillment;
  readonly part: CardPart;
  readonly isReady: boolean;
};

/** Renders the button with which a guest pays their part and is done. */
export function PayPartButton({ group, part, isReady }: PayPartButtonProps): ReactElement {
  const t = usePaymentMessages();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="big"
        variant="primary"
        wide
        amount={format.money(part.payMicro, group.currencyCode)}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t(isReady ? 'pay' : 'done')}
      </Button>
      {isOpen && (
        <Suspense>
          <PayPartDialog
            group={group}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
