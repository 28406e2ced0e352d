import type { LatLng } from '@tiffin/contracts';
import { Column, Row, Text, TextButton } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { hasMap } from './has-map';
import { MapButton } from './map-button';
import { offsetOf } from './offset-of';
import type { OpenMapAt } from './open-map';
import { PinMap } from './pin-map';
import { useMapMessages } from './use-map-messages';

type PinEditorProps = {
  /** The address in one line, and where the search found it. */
  readonly address: LatLng & { readonly displayName: string };
  /** Where the person moved the pin; null at the address itself. */
  readonly moved: LatLng | null;
  /** How far the pin may be moved. */
  readonly farthestMetres: number;
  readonly onMove: (to: LatLng | null) => void;
  /** Replaces the library in tests. */
  readonly open?: OpenMapAt;
};

/** Renders a button that opens a map with the pin of an address, and says in words where the pin is. */
export function PinEditor(props: PinEditorProps): ReactElement | null {
  const { address, moved, farthestMetres, onMove, open } = props;
  const t = useMapMessages();
  const [isOpen, setOpen] = useState(false);
  const { latitude, longitude, displayName } = address;
  const origin = { latitude, longitude };
  const { metres, compass } = offsetOf(origin, moved ?? origin);
  if (!hasMap()) return null;
  return (
    <Column $gap={8}>
      <MapButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {t(isOpen ? 'close' : 'adjust')}
      </MapButton>
      {isOpen && (
        <PinMap
          label={t('around', { address: displayName })}
          {...(open && { open })}
          pins={[
            {
              key: 'door',
              label: t('pin'),
              icon: 'home',
              point: moved ?? origin,
              move: { origin, farthestMetres, onMove },
            },
          ]}
        />
      )}
      {(isOpen || metres > 0) && (
        <Row $wrap>
          <Text role="status" $size="small">
            {metres === 0
              ? t('atAddress', { address: displayName })
              : t('moved', { metres, direction: t(compass), address: displayName })}
          </Text>
          {metres > 0 && (
            <TextButton
              onClick={() => {
                onMove(null);
              }}
            >
              {t('reset')}
            </TextButton>
          )}
        </Row>
      )}
    </Column>
  );
}
