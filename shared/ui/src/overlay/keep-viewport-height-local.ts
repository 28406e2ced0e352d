/**
 * States that no descendant of a dialog inherits `--dialog-viewport-height`. Ariakit sets it when a dialog opens; an
 * inherited property would then compute the styles of all that is in the dialog once more before its first paint.
 */
export function keepViewportHeightLocal(): void {
  // Missing in jsdom. Registered already if another copy of this package is on the page.
  if (typeof CSS === 'undefined' || !('registerProperty' in CSS)) return;
  try {
    CSS.registerProperty({ name: '--dialog-viewport-height', syntax: '*', inherits: false });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidModificationError')) throw error;
  }
}
