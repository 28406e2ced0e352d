import { serverNow, useCartCommands } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { scheduledDays } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { otherZoneName, useFormat, useLocale } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import { Button, Column, EmptyState, Row, Text } from '@tiffin/ui';
import { Chip } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { SlotTiles } from './slot-tiles';
import { useCartSettingsMessages } from './use-cart-settings-messages';

type ScheduleDialogProps = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly onClose: () => void;
};

const soon = 'soon';

/** Renders the choice of time: as soon as possible, or a day and a time in the merchant's time zone. */
export function ScheduleDialog({ merchant, cart, onClose }: ScheduleDialogProps): ReactElement {
  const t = useCartSettingsMessages();
  const format = useFormat();
  const { schedule } = useCartCommands(merchant.id);
  const { accepts } = useAvailability(merchant);
  const { timeZone } = merchant;
  const [days] = useState(() =>
    scheduledDays(merchant.scheduledOrderTimeSlots, timeZone, new Date(serverNow())),
  );
  const sent = cart.scheduledForTime && new Date(cart.scheduledForTime).toISOString();
  const [first] = useState(sent ?? (accepts ? soon : ''));
  const [time, setTime] = useState(first);
  useDirty(time !== first);
  const dayOfTime = days.find(({ slots }) => slots.includes(time));
  const [date, setDate] = useState(dayOfTime?.date ?? days[0]?.date);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const apply = () => {
    schedule.mutate(time === soon ? null : time, { onSuccess: onClose });
  };
  const zone = otherZoneName(serverNow(), timeZone, useLocale());
  return (
    <Dialog
      title={t(`schedule.title.${cart.fulfillmentType}`)}
      onClose={onClose}
      footer={
        <Button variant="primary" size="big" busy={schedule.isPending} disabled={time === ''} onClick={apply}>
          {t('schedule.apply')}
        </Button>
      }
    >
      {zone !== undefined && (
        <Text $size="small" $tone="muted">
          {zone}
        </Text>
      )}
      {accepts && (
        <div>
          <Chip
            icon="clock"
            pressed={time === soon}
            onClick={() => {
              setTime(soon);
            }}
          >
            {t('schedule.soon')}
          </Chip>
        </div>
      )}
      {days.length === 0 && !accepts && (
        <EmptyState icon="calendar" level={3} title={t('schedule.none')}>
          {t('schedule.noneMeaning')}
        </EmptyState>
      )}
      {days.length > 0 && (
        <Column>
          <Row $wrap role="group" aria-label={t('schedule.days')}>
            {days.map((day) => (
              <Chip
                key={day.date}
                pressed={day.date === date}
                onClick={() => {
                  setDate(day.date);
                }}
              >
                {format.date(day.slots[0] ?? day.date, timeZone)}
              </Chip>
            ))}
          </Row>
          <SlotTiles
            legend={t('schedule.times')}
            slots={slots}
            timeZone={timeZone}
            value={time}
            onChange={setTime}
          />
        </Column>
      )}
    </Dialog>
  );
}
