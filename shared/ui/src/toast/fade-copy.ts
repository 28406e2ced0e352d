/** Shows a copy of a toast that is being removed, and fades it. Nobody can press or read it, so nothing waits for it. */
export function fadeCopy(box: HTMLElement): void {
  const host = box.closest('dialog') ?? box.parentElement?.parentNode;
  const copy = box.cloneNode(true);
  if (!host || !(copy instanceof HTMLElement) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  const { top, left, width } = box.getBoundingClientRect();
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.style.cssText = `position:fixed;z-index:var(--z-toast);inset:${top}px auto auto ${left}px;width:${width}px;animation:none`;
  host.append(copy);
  const end = (): void => copy.remove();
  copy.animate({ opacity: 0, translate: '0 12px' }, 160).finished.then(end, end);
}
