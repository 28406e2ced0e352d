/**
 * The look of view transitions. They let presses through, because the page below already works: a page that is drawn as a
 * picture itself would take no presses.
 */
export const transitionStyle = `
:root { view-transition-name: none; }
::view-transition { pointer-events: none; }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
  animation-duration: var(--t-base);
  animation-timing-function: var(--e-out);
}
::view-transition-group(move-picture) { overflow: clip; border-radius: var(--r-tin); }
::view-transition-old(move-picture), ::view-transition-new(move-picture) { height: 100%; object-fit: cover; }
::view-transition-old(move-name), ::view-transition-new(move-name) { width: auto; height: 100%; }
`;
