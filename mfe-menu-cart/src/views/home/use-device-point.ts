import type { LatLng } from '@tiffin/contracts';
import { useEffect, useRef, useState } from 'react';
import { readDevicePoint } from './read-device-point';

type DevicePoint = { readonly isReading: boolean; readonly read: () => void };

type Outcomes = { readonly onPoint: (point: LatLng) => void; readonly onRefusal: () => void };

/** Returns a reader of the device's point. It asks once at a time; an answer after the screen closed is dropped. */
export function useDevicePoint({ onPoint, onRefusal }: Outcomes): DevicePoint {
  const [isReading, setIsReading] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const finish = (work: () => void) => {
    if (!isShown.current) return;
    setIsReading(false);
    work();
  };
  return {
    isReading,
    read: () => {
      if (isReading) return;
      setIsReading(true);
      readDevicePoint().then(
        (point) => {
          finish(() => {
            onPoint(point);
          });
        },
        () => {
          finish(onRefusal);
        },
      );
    },
  };
}
