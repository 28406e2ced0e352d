/**
 * Returns a function that says, while the history hears of a step back or forward, whether the browser itself has moved the pages,
 * as after a swipe.
 */
export function watchSwipes(): () => boolean {
  let isSwiped = false;
  // The history's own listener was added before, so it runs between these two.
  window.addEventListener('popstate', (event) => void (isSwiped = event.hasUAVisualTransition), {
    capture: true,
  });
  window.addEventListener('popstate', () => void (isSwiped = false));
  return () => isSwiped;
}
