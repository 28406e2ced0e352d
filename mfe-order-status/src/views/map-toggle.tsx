import type { Order } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { hasMap, MapButton } from '@tiffin/places/map';
import { Suspense, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { OrderMap } from './order-map';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

const LazyMap = lazyScreen<ComponentProps<typeof OrderMap>>(() =>
  import(/* webpackChunkName: "order-map" */ './order-map').then((m) => ({ View: m.OrderMap })),
);

type MapToggleProps = { readonly order: Order; readonly state: Pick<OrderState, 'courier' | 'phase'> };

/** Renders a button that opens the map of a delivery under way. Nothing of the map loads before. */
export function MapToggle({ order, state }: MapToggleProps): ReactElement | null {
  const t = useStatusMessages();
  const [isOpen, setOpen] = useState(false);
  const detail = order.userDeliveryAddressDetail;
  const isDelivery = order.merchantFulfillmentType === 'DELIVERY' && state.phase === 'active';
  if (!isDelivery || detail === null || !hasMap()) return null;
  return (
    <>
      <MapButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {t(isOpen ? 'map.hide' : 'map.show')}
      </MapButton>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyMap merchant={order.merchant} door={detail} courier={state.courier} />
        </Suspense>
      )}
    </>
  );
}
