import type { Meta } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { OfflineBanner } from './offline-banner';

export default { component: OfflineBanner } satisfies Meta<typeof OfflineBanner>;

const retry = (): void => undefined;

export function Offline(): ReactElement {
  const isOffline = useNoNetwork();
  return isOffline ? <OfflineBanner onRetry={retry} /> : <></>;
}

export function WithNote(): ReactElement {
  const say = useSay();
  const isOffline = useNoNetwork();
  const note = say('This is the menu as of 11:04.', '這是 11:04 的餐牌。');
  return isOffline ? <OfflineBanner note={note} /> : <></>;
}

/** Makes the browser say that it is offline for as long as a story is shown. Returns whether it does. */
function useNoNetwork(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    setOffline(true);
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  }, []);
  return isOffline;
}
