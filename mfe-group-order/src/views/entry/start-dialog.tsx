import { serverNow } from '@tiffin/api';
import type { FulfillmentType, Merchant } from '@tiffin/contracts';
import { offeredFulfillmentTypes, parseQueryParameters, scheduledDays } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { useLocation } from '@tiffin/router';
import { FULFILLMENT_ICONS } from '@tiffin/screen-parts';
import { Banner, Button, Column, LabelText, Segmented, Text } from '@tiffin/ui';
import { TileGroup } from '@tiffin/ui/more';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { dateOf, deadlineChoices } from '../../domain/deadline-choices';
import { plannedDeadline } from '../../domain/planned-deadline';
import { usualFoodTime } from '../../domain/usual-food-time';
import { DayAndTime } from '../settings/day-and-time';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { ZoneNote } from '../zone-note';
import { StartSame } from './start-same';
import { useStart } from './use-start';
import type { StartRefusal } from './use-start';

const choiceCount = 7;
/** Index of the initial choice: about an hour away. */
const usualChoice = 3;

type StartDialogProps = { readonly merchant: Merchant; readonly onClose: () => void };

/**
 * Renders the choice of fulfillment and times with defaults, so that one more press starts the group: for today with a
 * deadline, or for another day with the time of the food.
 */
export function StartDialog({ merchant, onClose }: StartDialogProps): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  const query = parseQueryParameters(search);
  const types = offeredFulfillmentTypes(merchant, query);
  const firstType = types[0] ?? 'PICKUP';
  const [type, setType] = useState<FulfillmentType>(firstType);
  const [now] = useState(serverNow);
  const deadlines = deadlineChoices(now, choiceCount);
  const usual = deadlines[usualChoice];
  const [deadline, setDeadline] = useState(usual);
  const [foodAt, setFoodAt] = useState<string>();
  const [isPlanned, setPlanned] = useState(false);
  const [refusal, setRefusal] = useState<StartRefusal>();
  const start = useStart(setRefusal);
  const isSent = start.isPending || start.isSuccess;
  // The service has what was sent, so the new group's page may be of a new version.
  useDirty(!isSent && (type !== firstType || deadline !== usual || foodAt !== undefined));
  const days = laterDays(merchant, now);
  const foodTime = isPlanned ? (foodAt ?? usualFoodTime(days[0]?.slots ?? [], merchant.timeZone)) : undefined;
  const deliveryAddressId = query.deliveryAddressId ?? undefined;
  const times =
    foodTime === undefined
      ? { orderByTime: deadline }
      : { orderByTime: plannedDeadline(foodTime, now), scheduledForTime: foodTime };
  return (
    <ConfirmDialog
      title={t('start.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            size="big"
            wide
            busy={start.isPending}
            onClick={() => {
              const delivery =
                type === 'DELIVERY' && deliveryAddressId !== undefined ? { deliveryAddressId } : {};
              start.mutate({
                body: { merchantId: merchant.id, fulfillmentType: type, ...times, ...delivery },
              });
            }}
          >
            {t('start.confirm')}
          </Button>
          <Button wide onClick={onClose}>
            {t('start.later')}
          </Button>
        </>
      }
    >
      <Text $tone="muted">{t('start.text')}</Text>
      {refusal && (
        <Banner role="alert" tone="warn" icon="warning">
          <b>{refusal.title}</b> {refusal.body}
        </Banner>
      )}
      <StartSame
        merchantId={merchant.id}
        types={types}
        usualDeadline={usual}
        isBusy={start.isPending}
        onStart={(body, like) => {
          start.mutate({ body, like });
        }}
      />
      <Segmented
        legend={t('delivery.how')}
        value={type}
        options={types.map((value) => ({
          value,
          label: t(`delivery.type.${value}`),
          icon: FULFILLMENT_ICONS[value],
        }))}
        onChange={setType}
      />
      {days.length > 0 && (
        <Segmented
          legend={t('start.when')}
          value={isPlanned ? 'planned' : 'today'}
          options={[
            { value: 'today', label: t('start.today') },
            { value: 'planned', label: t('start.planned') },
          ]}
          onChange={(value) => {
            setPlanned(value === 'planned');
          }}
        />
      )}
      {foodTime === undefined ? (
        <Deadlines timeZone={merchant.timeZone} choices={deadlines} value={deadline} onChange={setDeadline} />
      ) : (
        <Column $gap={8}>
          <LabelText>{t('start.arrives')}</LabelText>
          <DayAndTime
            legend={t('start.arrives')}
            days={days}
            timeZone={merchant.timeZone}
            value={foodTime}
            onChange={setFoodAt}
          />
          <PlannedDeadline timeZone={merchant.timeZone} at={plannedDeadline(foodTime, now)} />
        </Column>
      )}
    </ConfirmDialog>
  );
}

type DeadlinesProps = {
  readonly timeZone: string;
  readonly choices: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (at: string) => void;
};

function Deadlines({ timeZone, choices, value, onChange }: DeadlinesProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  return (
    <Column $gap={8}>
      <LabelText>{t('start.deadline')}</LabelText>
      <ZoneNote timeZone={timeZone} />
      <TileGroup
        legend={t('start.deadline')}
        value={value}
        options={choices.map((at) => ({ value: at, label: format.time(at, timeZone) }))}
        onChange={onChange}
      />
    </Column>
  );
}

function PlannedDeadline({ timeZone, at }: { readonly timeZone: string; readonly at: string }): ReactElement {
  const t = useGroupMessages();
  const time = useGroupTime(timeZone);
  return <Text $size="small">{t('start.plannedDeadline', { time: time(at) })}</Text>;
}

/** Returns the days after today on which the merchant has food. */
function laterDays(
  { scheduledOrderTimeSlots, timeZone }: Merchant,
  now: number,
): ReturnType<typeof scheduledDays> {
  const today = dateOf(new Date(now).toISOString(), timeZone);
  return scheduledDays(scheduledOrderTimeSlots, timeZone, new Date(now)).filter(({ date }) => date > today);
}
