import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OrderStatusAttributes, OrderStatusElement, OrderStatusEvents } from './index.js';

/** React 19 adds `on…` props of custom elements as listeners. */
type Listeners = {
  readonly [Name in keyof OrderStatusEvents as `on${Name}`]?: (event: OrderStatusEvents[Name]) => void;
};

type OrderStatusProps = DetailedHTMLProps<HTMLAttributes<OrderStatusElement>, OrderStatusElement> &
  OrderStatusAttributes &
  Listeners;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tiffin-order-status': OrderStatusProps;
    }
  }
}
