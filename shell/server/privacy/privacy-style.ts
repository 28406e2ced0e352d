/**
 * One of the two languages is shown. Pages without a footer, such as those in a frame of a host, have no links of ours. What replaces a
 * skeleton may move the links, so they show after it.
 */
export const LINKS_STYLE = minified(`
  :is(#tiffin-legal, #tiffin-consent):lang(en) [lang|='zh'],
  :is(#tiffin-legal, #tiffin-consent):lang(zh) [lang|='en'],
  #root:not(:has(footer)) ~ :is(#tiffin-legal, #tiffin-consent) {
    display: none;
  }
  #tiffin-legal {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    max-width: 1328px;
    margin: -16px auto 0;
    padding: 0 max(16px, min(40px, 3vw)) 20px;
    font-size: 0.875rem;
    color: var(--text-muted);
  }
  @media (scripting: enabled) {
    #root:has([data-skeleton]:not([data-beside] *)) ~ #tiffin-legal {
      visibility: hidden;
    }
  }
  #tiffin-legal b {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  #tiffin-legal a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  @media print {
    #tiffin-legal,
    #tiffin-consent {
      display: none;
    }
  }
`);

/**
 * The question moves nothing: it is over the page, above the bar of a cart. The end of the page stays reachable, and what
 * has the focus stays visible.
 */
export const BANNER_STYLE = minified(`
  #tiffin-consent {
    position: fixed;
    bottom: var(--bars, 0px);
    inset-inline-start: 0;
    z-index: 20;
    box-sizing: border-box;
    width: 100%;
    padding: 14px 16px calc(14px + env(safe-area-inset-bottom));
    background: var(--surface, Canvas);
    color: var(--text, CanvasText);
    border-top: 1.5px solid var(--border-strong, currentColor);
    font-size: 0.90625rem;
    line-height: 1.4;
  }
  #tiffin-consent p {
    margin: 0 0 10px;
  }
  #tiffin-consent a {
    display: inline-block;
    margin-block: -14px;
    padding-block: 14px;
  }
  #tiffin-consent div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
  }
  #tiffin-consent button {
    min-height: 44px;
    padding: 8px 12px;
    border-radius: 14px;
    background: var(--inverse, CanvasText);
    color: var(--on-inverse, Canvas);
    font: inherit;
    font-weight: 700;
    text-align: center;
  }
  html:has(#tiffin-consent) {
    --covered: calc(var(--bars, 0px) + var(--consent, 180px));
    scroll-padding-bottom: calc(var(--covered) + 20px);
  }
  body:has(#tiffin-consent) {
    padding-bottom: var(--covered);
  }
  @media (min-width: 48em) {
    #tiffin-consent {
      bottom: calc(var(--bars, 0px) + 16px);
      inset-inline-start: 16px;
      width: 420px;
      padding: 16px;
      border: 1.5px solid var(--border-strong, currentColor);
      border-radius: 22px;
    }
    html:has(#tiffin-consent) {
      --covered: calc(var(--bars, 0px) + var(--consent, 180px) + 16px);
    }
  }
`);

function minified(css: string): string {
  return css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
}
