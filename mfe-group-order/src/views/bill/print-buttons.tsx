import { Button, Row } from '@tiffin/ui';
import { PrintedPage } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { BillProps } from './bill-props';
import { PrintedLabels } from './printed-labels';
import { PrintedSummary } from './printed-summary';
import { useTicketNumber } from './use-ticket-number';
import { useBillMessages } from './use-bill-messages';

type Printed = 'summary' | 'labels';

/** Renders the buttons that print a paid group: who had what, or a label for each person. */
export function PrintButtons(props: BillProps): ReactElement {
  const t = useBillMessages();
  const [printed, setPrinted] = useState<Printed>('summary');
  const ticket = useTicketNumber(props.group.orderId);
  const print = async (what: Printed) => {
    if (what === 'labels') await ticket.load();
    // The browser takes the picture of the page within this call.
    flushSync(() => {
      setPrinted(what);
    });
    window.print();
  };
  const button = (what: Printed) => (
    <Button
      size="small"
      variant="outline"
      icon="receipt"
      onClick={() => {
        void print(what);
      }}
    >
      {t(`${what}.print`)}
    </Button>
  );
  return (
    <>
      <Row $wrap>
        {button('summary')}
        {button('labels')}
      </Row>
      <PrintedPage>
        {printed === 'labels' ? (
          <PrintedLabels {...props} ticketNumber={ticket.number} />
        ) : (
          <PrintedSummary {...props} />
        )}
      </PrintedPage>
    </>
  );
}
