import { Text } from '@tiffin/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Canvas, Frame } from './map-look';
import { openMap } from './open-map';
import type { OpenMap, OpenMapAt } from './open-map';
import { PinOnMap } from './pin-on-map';
import type { MapPin } from './pin-on-map';
import { useMapMessages } from './use-map-messages';

type PinMapProps = {
  /** The name of the map. Its words stand beside it: the map is an addition. */
  readonly label: string;
  readonly pins: readonly MapPin[];
  /** Replaces the library in tests. */
  readonly open?: OpenMapAt;
};

/**
 * Renders a map with pins. Pins move, come and go while it is open. Without WebGL, or if the style does not load, it
 * says so in one sentence; if only parts of the picture are missing, it says that and keeps the pins.
 */
export function PinMap({ label, pins, open = openMap }: PinMapProps): ReactElement {
  const t = useMapMessages();
  const hintId = useId();
  const container = useRef<HTMLDivElement>(null);
  const first = useRef({
    points: pins.map(({ point }) => point),
    words: { scroll: t('scroll'), scrollOnMac: t('scrollOnMac'), drag: t('drag') },
  });
  const [map, setMap] = useState<OpenMap | 'loading' | 'failed'>('loading');
  const [isIncomplete, setIncomplete] = useState(false);
  useEffect(() => {
    if (container.current === null) return undefined;
    let isShown = true;
    let close = () => undefined;
    const onIncomplete = () => {
      if (isShown) setIncomplete(true);
    };
    open(container.current, { ...first.current, onIncomplete }).then(
      (opened) => {
        if (!isShown) {
          opened.close();
          return;
        }
        close = () => void opened.close();
        setMap(opened);
      },
      () => {
        if (isShown) setMap('failed');
      },
    );
    return () => {
      isShown = false;
      close();
    };
  }, [open]);
  if (map === 'failed') {
    return (
      <Text role="status" $tone="muted">
        {t('failed')}
      </Text>
    );
  }
  return (
    <Frame role="group" aria-label={label} aria-busy={map === 'loading'}>
      <Canvas ref={container} />
      {map === 'loading' ? (
        <Text role="status" $tone="muted">
          {t('loading')}
        </Text>
      ) : (
        pins.map((pin) => <PinOnMap key={pin.key} map={map} pin={pin} hintId={hintId} />)
      )}
      {isIncomplete && (
        <Text role="status" $size="small" $tone="muted">
          {t('incomplete')}
        </Text>
      )}
      {pins.some(({ move }) => move) && (
        <Text id={hintId} $size="hint">
          {t('keys')}
        </Text>
      )}
    </Frame>
  );
}
