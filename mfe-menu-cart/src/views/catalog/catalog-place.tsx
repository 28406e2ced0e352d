import { useDeliveryLocation } from '@tiffin/delivery-location';
import type { CatalogDetails } from '@tiffin/contracts';
import { Button, Icon, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useBrowseMessages } from '../home/use-browse-messages';

type CatalogPlaceProps = { readonly place: CatalogDetails['location'] };

/** Renders where a list of merchants delivers to. A press makes it the person's delivery location. */
export function CatalogPlace({ place }: CatalogPlaceProps): ReactElement {
  const t = useBrowseMessages();
  const { location, choose } = useDeliveryLocation();
  const isChosen = location?.latitude === place.latitude && location.longitude === place.longitude;
  return (
    <Row $wrap style={{ marginTop: 14 }}>
      <Icon name="pin" />
      <Text>{place.displayName}</Text>
      {isChosen ? (
        <Text $size="small" $tone="muted" role="status">
          {t('catalog.deliveringHere')}
        </Text>
      ) : (
        <Button
          size="small"
          onClick={() => {
            choose({ ...place, kind: 'point' });
          }}
        >
          {t('catalog.deliverHere')}
        </Button>
      )}
    </Row>
  );
}
