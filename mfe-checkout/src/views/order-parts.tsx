import { serverNow } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { merchantAvailability, merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { TextLink, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { addressLines } from '../domain/address-lines';
import { estimateMinutes } from '../domain/estimate-minutes';
import { ExpressService } from './express-service/express-service';
import { Part } from './part';
import { useCheckoutMessages } from './use-checkout-messages';

type OrderPartsProps = { readonly merchant: Merchant; readonly cart: Cart };

type HowPartProps = OrderPartsProps & {
  /** False while the checkout is hidden, because an order may exist. */
  readonly isShown: boolean;
};

/** Renders fulfillment, address and time, which are chosen with the cart and changed on the order page. */
export function OrderParts({ merchant, cart, isShown }: HowPartProps): ReactElement {
  return (
    <>
      <HowPart merchant={merchant} cart={cart} isShown={isShown} />
      <WherePart merchant={merchant} cart={cart} />
      <WhenPart merchant={merchant} cart={cart} />
    </>
  );
}

function HowPart({ merchant, cart, isShown }: HowPartProps): ReactElement {
  const t = useCheckoutMessages();
  const title = t(`how.${cart.fulfillmentType}.title`);
  return (
    <Part
      number={1}
      state="done"
      title={title}
      note={t(`how.${cart.fulfillmentType}.note`)}
      change={<Change merchant={merchant} part={title} />}
    >
      {isShown && cart.fulfillmentType === 'IN_STORE' ? <ExpressService merchant={merchant} /> : undefined}
    </Part>
  );
}

function WherePart({ merchant, cart }: OrderPartsProps): ReactElement {
  const t = useCheckoutMessages();
  if (cart.fulfillmentType !== 'DELIVERY') {
    const seat = [
      ...(cart.table === null ? [] : [t('where.table', { table: cart.table })]),
      ...(cart.room === null ? [] : [t('where.room', { room: cart.room })]),
    ];
    const { streetAddress, city } = merchant.address;
    return (
      <Part number={2} state="done" title={merchant.name} note={[streetAddress, city, ...seat].join(' · ')} />
    );
  }
  const detail = cart.userDeliveryAddressDetail;
  if (detail === null) {
    return (
      <Part
        number={2}
        state="open"
        title={t('where.missing')}
        note={t('where.missingNote')}
        change={<TextLink to={merchantPaths(merchant.url).order}>{t('where.choose')}</TextLink>}
      />
    );
  }
  const { street, rest } = addressLines(detail);
  const { deliveryInstructions } = detail;
  const instructions = deliveryInstructions ? [t('where.instructions', { text: deliveryInstructions })] : [];
  return (
    <Part
      number={2}
      state="done"
      title={street}
      note={[rest, ...instructions].join(' · ')}
      change={<Change merchant={merchant} part={street} />}
    />
  );
}

function WhenPart({ merchant, cart }: OrderPartsProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  const { timeZone } = merchant;
  const estimate = estimateMinutes(cart);
  const { scheduledForTime } = cart;
  const isPlanned = scheduledForTime !== null;
  const { accepts, canSchedule } = merchantAvailability(merchant, new Date(serverNow()));
  if (!isPlanned && !accepts) {
    return (
      <Part
        number={3}
        state="open"
        title={t('when.missing')}
        note={t(canSchedule ? 'when.missingNote' : 'when.noneNote')}
        change={canSchedule && <TextLink to={merchantPaths(merchant.url).order}>{t('when.choose')}</TextLink>}
      />
    );
  }
  const title =
    scheduledForTime === null
      ? t('when.asap')
      : t('when.scheduled', {
          day: format.date(scheduledForTime, timeZone),
          time: format.time(scheduledForTime, timeZone),
        });
  const note = isPlanned
    ? t('when.scheduledNote')
    : estimate
      ? t('when.asapNote', estimate)
      : t('when.asapUnknown');
  const isOtherZone = isPlanned && format.dateTime(Date.now(), timeZone) !== format.dateTime(Date.now());
  return (
    <Part
      number={3}
      state="done"
      title={title}
      note={isOtherZone ? `${note} · ${t('when.zone', { merchant: merchant.name })}` : note}
      change={<Change merchant={merchant} part={title} />}
    />
  );
}

function Change({ merchant, part }: { readonly merchant: Merchant; readonly part: string }): ReactElement {
  const t = useCheckoutMessages();
  return (
    <TextLink $small to={merchantPaths(merchant.url).order}>
      <span aria-hidden="true">{t('change')}</span>
      <VisuallyHidden>{t('changeOf', { part })}</VisuallyHidden>
    </TextLink>
  );
}
