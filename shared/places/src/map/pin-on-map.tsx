import type { LatLng } from '@tiffin/contracts';
import { Icon } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Pin } from './map-look';
import { movedPoint, within } from './offset-of';
import type { OpenMap } from './open-map';

/** How far an arrow key moves a pin, and with Shift. */
const STEP_METRES = 5;
const LONG_STEP_METRES = 25;
const WAYS: Readonly<Record<string, { readonly east: number; readonly north: number }>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
};

export type MapPin = {
  readonly key: string;
  /** What stands there. */
  readonly label: string;
  readonly icon: IconName;
  readonly point: LatLng;
  /** Present on a pin that the person may move: from where, how far at most, and who hears of it. */
  readonly move?: {
    readonly origin: LatLng;
    readonly farthestMetres: number;
    readonly onMove: (to: LatLng) => void;
  };
};

type PinOnMapProps = { readonly map: OpenMap; readonly pin: MapPin; readonly hintId: string };

/** Renders a pin into an element that the map keeps on the pin’s point. */
export function PinOnMap({ map, pin, hintId }: PinOnMapProps): ReactElement {
  const [element] = useState(() => document.createElement('div'));
  const latest = useRef(pin);
  const placed = useRef<ReturnType<OpenMap['place']>>(null);
  const canMove = pin.move !== undefined;
  const { latitude, longitude } = pin.point;
  useEffect(() => {
    latest.current = pin;
  }, [pin]);
  useEffect(() => {
    const onDragged = (to: LatLng) => {
      const { move } = latest.current;
      if (!move) return;
      const allowed = within(to, move);
      placed.current?.moveTo(allowed);
      move.onMove(allowed);
    };
    const placing = map.place(element, latest.current.point, canMove ? onDragged : undefined);
    placed.current = placing;
    return () => {
      placing.remove();
    };
  }, [map, element, canMove]);
  useEffect(() => {
    placed.current?.moveTo({ latitude, longitude });
  }, [latitude, longitude]);
  return createPortal(<PinMark pin={pin} hintId={hintId} />, element);
}

function PinMark({ pin, hintId }: { readonly pin: MapPin; readonly hintId: string }): ReactElement {
  const { label, icon, move, point } = pin;
  if (!move) {
    return (
      <Pin role="img" aria-label={label} title={label}>
        <Icon name={icon} />
      </Pin>
    );
  }
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const metres = event.shiftKey ? LONG_STEP_METRES : STEP_METRES;
    move.onMove(movedPoint(point, { east: way.east * metres, north: way.north * metres }, move));
  };
  return (
    <Pin as="button" type="button" aria-label={label} aria-describedby={hintId} onKeyDown={press}>
      <Icon name={icon} />
    </Pin>
  );
}
