import { useFormat } from '@tiffin/i18n';
import { Heading, Lid, lidHueAt, SectionHead, Stack } from '@tiffin/ui';
import { CarrierFrame, Person } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { guestName } from '../../domain/guest-tier';
import type { BillProps } from './bill-props';
import { useBillItems } from './use-bill-items';
import { useBillMessages } from './use-bill-messages';
import { usePartRows } from './use-part-rows';

/** Renders each person's lines and share of a paid group, for the host. */
export function BillPeople({ group, bill }: BillProps): ReactElement {
  const t = useBillMessages();
  const format = useFormat();
  const rowsOf = usePartRows();
  const itemsOf = useBillItems(group.currencyCode);
  const money = (micro: number) => format.money(micro, group.currencyCode);
  return (
    <section>
      <SectionHead>
        <Heading>{t('people.heading')}</Heading>
      </SectionHead>
      <CarrierFrame>
        <Stack>
          {bill.parts.map((part) => (
            <Person
              key={part.externalUserId}
              lid={<Lid name={guestName(part)} hue={lidHueAt(part.seat)} />}
              name={<span data-content="">{guestName(part)}</span>}
              note={[
                ...rowsOf(part).map(({ label, amountMicro }) => `${label} ${money(amountMicro)}`),
                ...(part.paidMicro ? [t('people.paid', { amount: money(part.paidMicro) })] : []),
              ].join(' · ')}
              amount={money(part.amountMicro)}
              items={itemsOf(part)}
            />
          ))}
        </Stack>
      </CarrierFrame>
    </section>
  );
}
