import { breakpoint, media } from './breakpoint';

it('[CFG-03] changes the layout after 767 and 1024 pixels', () => {
  expect(breakpoint).toEqual({ mobileMax: 767, tabletMax: 1024, minSupported: 320 });
  expect(media.mobile).toBe('@media (max-width: 767px)');
  expect(media.tabletUp).toBe('@media (min-width: 768px)');
  expect(media.belowDesktop).toBe('@media (max-width: 1024px)');
  expect(media.desktop).toBe('@media (min-width: 1025px)');
});
