import { useMutation } from '@tanstack/react-query';
import { ApiError, emailReceipt } from '@tiffin/api';
import { Button, Text } from '@tiffin/ui';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { useStatusMessages } from './use-status-messages';

type ReceiptMailProps = { readonly orderIdentifier: OrderIdentifier };

/** Renders the button that emails the receipt to whoever paid, and says where it went. */
export function ReceiptMail({ orderIdentifier: { identifier, type } }: ReceiptMailProps): ReactElement {
  const t = useStatusMessages();
  // Unlike the mutation's state, known before the next render: a double press asks once.
  const isAsked = useRef(false);
  const send = useMutation({
    mutationFn: () => emailReceipt({ orderIdentifier: identifier, orderIdentifierType: type }),
    meta: { context: 'emailReceipt', isHandled: true },
    onSettled: () => {
      isAsked.current = false;
    },
  });
  const isOften = send.error instanceof ApiError && send.error.type === 'RECEIPT_SENT_OFTEN';
  return (
    <>
      <Button
        size="small"
        variant="outline"
        icon="mail"
        busy={send.isPending}
        onClick={() => {
          if (isAsked.current) return;
          isAsked.current = true;
          send.mutate();
        }}
      >
        {t('receipt.mail.button')}
      </Button>
      <Text role="status" $size="small">
        {send.isSuccess && t('receipt.mail.sent', { email: send.data })}
        {send.isError && t(isOften ? 'receipt.mail.often' : 'receipt.mail.failed')}
      </Text>
    </>
  );
}
