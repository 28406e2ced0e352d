import type { CartObstacle } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** Returns a function that says what blocks a cart from checkout, in the cart's currency. */
export function useObstacleWords(currencyCode: string): (obstacle: CartObstacle) => string {
  const t = useMenuCartMessages();
  const format = useFormat();
  const money = (micro: number) => format.money(micro, currencyCode);
  return (obstacle) => {
    switch (obstacle.code) {
      case 'DELIVERY_MINIMUM':
      case 'PICKUP_MINIMUM':
        return t(`obstacle.${obstacle.code}`, { amount: money(obstacle.missingMicro) });
      case 'PICKUP_MAXIMUM':
        return t(`obstacle.${obstacle.code}`, { amount: money(obstacle.excessMicro) });
      case 'PICKUP_MIN_COUNT':
        return t(`obstacle.${obstacle.code}`, { count: obstacle.missingCount });
      case 'PICKUP_MAX_COUNT':
        return t(`obstacle.${obstacle.code}`, { count: obstacle.excessCount });
      case 'GONE_ITEM':
        return t(`obstacle.${obstacle.code}`, { name: obstacle.name });
      case 'NOT_ACCEPTING':
      case 'NEEDS_TIME':
      case 'NEEDS_ADDRESS':
        return t(`obstacle.${obstacle.code}`);
    }
  };
}
