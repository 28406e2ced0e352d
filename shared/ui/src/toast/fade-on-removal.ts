let fadeCopy: ((box: HTMLElement) => void) | undefined;

/** Lets a toast fade out in its place after its removal, as the ref of its box. The code loads while the toast is shown. */
export function fadeOnRemoval(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  import('./fade-copy').then(
    (code) => (fadeCopy = code.fadeCopy),
    () => undefined,
  );
  return () => fadeCopy?.(box);
}
