/** The widest viewports, in CSS pixels (specification, configuration). */
export const breakpoint = { mobileMax: 767, tabletMax: 1024, minSupported: 320 } as const;

/**
 * Media queries for styles: phones, tablets and phones, tablets and wider, desktops, desktops with room for a column more,
 * the smallest phones.
 */
export const media = {
  mobile: `@media (max-width: ${breakpoint.mobileMax}px)`,
  belowDesktop: `@media (max-width: ${breakpoint.tabletMax}px)`,
  tabletUp: `@media (min-width: ${breakpoint.mobileMax + 1}px)`,
  desktop: `@media (min-width: ${breakpoint.tabletMax + 1}px)`,
  widest: '@media (min-width: 1600px)',
  narrow: '@media (max-width: 479px)',
  tiny: '@media (max-width: 359px)',
  dark: '@media (prefers-color-scheme: dark)',
} as const;
