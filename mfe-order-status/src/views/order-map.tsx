import { serverNow } from '@tiffin/api';
import type { Courier, Order } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { offsetOf, PinMap } from '@tiffin/places/map';
import { useDistance } from '@tiffin/screen-parts';
import { Column, Text } from '@tiffin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { courierSight } from '../domain/courier-sight';
import type { CourierSight } from '../domain/courier-sight';
import { useStatusMessages } from './use-status-messages';

/** Positions of phones are about as exact. */
const AT_THE_DOOR_METRES = 30;

type OrderMapProps = Pick<ComponentProps<typeof PinMap>, 'open'> & {
  readonly merchant: Order['merchant'];
  readonly door: { readonly lat: number; readonly lng: number };
  readonly courier: Courier | null;
};

/** Renders restaurant, door and, once known, the courier of a delivery on a map. Words beside it say the same. */
export function OrderMap({ merchant, door, courier, open }: OrderMapProps): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const distance = useDistance();
  const { name, latLng, timeZone } = merchant;
  const doorPoint = { latitude: door.lat, longitude: door.lng };
  const position = courier?.position ?? null;
  const sight = courierSight(courier, door, serverNow());
  return (
    <Column $gap={8}>
      <PinMap
        label={t('map.label')}
        {...(open && { open })}
        pins={[
          { key: 'merchant', label: name, icon: 'bag', point: latLng },
          { key: 'door', label: t('map.door'), icon: 'home', point: doorPoint },
          // The last pin lies on top, also in front of the restaurant and of the door.
          ...(position
            ? [{ key: 'courier', label: t('map.courier'), icon: 'bike' as const, point: position }]
            : []),
        ]}
      />
      <Text $size="small" $tone="muted">
        {t('map.distance', { merchant: name, distance: distance(offsetOf(latLng, doorPoint).metres) })}
      </Text>
      {sight.kind !== 'unseen' && (
        <Text $size="small" $tone="muted" $numeric>
          {t(`map.${courierMessage(sight)}`, {
            distance: distance(sight.metres),
            time: format.time(sight.seenAt, timeZone),
          })}
        </Text>
      )}
    </Column>
  );
}

function courierMessage({ kind, metres }: Exclude<CourierSight, { readonly kind: 'unseen' }>) {
  if (kind === 'old') return 'courierSeen';
  return metres < AT_THE_DOOR_METRES ? 'courierThere' : 'courierAway';
}
