/** Shows or hides the page of the test. jsdom's page is neither until this is called. */
export function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isVisible ? 'visible' : 'hidden',
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
