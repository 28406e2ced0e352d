import { css } from 'styled-components';
import { media } from './breakpoint';

/**
 * A banner that comes late lies over the end of the page, above the bar of a cart, so that it moves nothing. The page's end stays
 * reachable, and what has the focus stays visible. Where the question about privacy is at the bottom, the banner is in the page.
 * `--bars` is the height of the bars at the bottom of every page, `--covered` that of all that lies over its end.
 */
export const lateBannerStyle = css`
  html {
    --bars: 0px;
    --covered: var(--bars);
  }
  ${media.belowDesktop} {
    html:has([data-cart-bar]) {
      --bars: var(--cart-bar, 72px);
    }
    body:has([data-cart-bar]) {
      padding-bottom: calc(var(--bars) + 16px);
    }
  }
  html:has([data-room-bar] > *) {
    --covered: calc(var(--bars) + var(--room-bar, 76px));
  }
  body:not(:has(#tiffin-consent)) [data-late-banner] {
    position: fixed;
    inset-inline: 0;
    bottom: var(--bars);
    z-index: var(--z-cart-bar);
  }
  body:not(:has(#tiffin-consent)):not(:has([data-cart-bar])) [data-late-banner] {
    padding-bottom: calc(12px + env(safe-area-inset-bottom));
  }
  html:has([data-late-banner]) {
    --covered: calc(var(--bars) + var(--late-banner, 90px));
    scroll-padding-bottom: var(--covered);
  }
  body:has([data-late-banner]) {
    padding-bottom: var(--covered);
  }
`;
