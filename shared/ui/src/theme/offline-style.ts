import { css } from 'styled-components';
import { media } from './breakpoint';

/**
 * The banner of a browser that goes offline lies over the end of the page, above the bar of a cart, so that it moves nothing. The page's
 * end stays reachable, and what has the focus stays visible. Where the question about privacy is at the bottom, the banner is in the page.
 */
export const offlineStyle = css`
  body:not(:has(#tiffin-consent)) [data-offline] {
    position: fixed;
    inset-inline: 0;
    bottom: 0;
    z-index: var(--z-cart-bar);
    padding-bottom: calc(12px + env(safe-area-inset-bottom));
  }
  html:has([data-offline]) {
    scroll-padding-bottom: 90px;
  }
  body:has([data-offline]) {
    padding-bottom: 90px;
  }
  ${media.belowDesktop} {
    body:has([data-cart-bar]):not(:has(#tiffin-consent)) [data-offline] {
      bottom: var(--cart-bar, 72px);
      padding-bottom: 12px;
    }
    html:has([data-offline]):has([data-cart-bar]) {
      scroll-padding-bottom: calc(var(--cart-bar, 72px) + 90px);
    }
    body:has([data-offline]):has([data-cart-bar]) {
      padding-bottom: calc(var(--cart-bar, 72px) + 90px);
    }
  }
`;
