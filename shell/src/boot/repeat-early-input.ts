/** The presses that the page has kept since it was shown, see `server/html/before-hydration-script.js`. */
type KeptPresses = {
  readonly targets: Element[];
  /** A selector: presses outside of these elements are not kept. */
  within: string;
  readonly stop: () => void;
};

const SCREEN = '#root main';

/**
 * Gives a part of a rendered page what a person did before it worked: its focus, typed text and presses. `frame` is all
 * around the screen.
 */
export function repeatEarlyInput(page: Window, part: 'frame' | 'screen'): void {
  const kept: unknown = Reflect.get(page, 'tiffinPresses');
  if (!isKept(kept)) return;
  if (part === 'screen') kept.stop();
  kept.within = SCREEN;
  const isOfPart = (element: Element): boolean => element.matches(`${SCREEN} *`) === (part === 'screen');
  const { activeElement: focused } = page.document;
  if (focused && isOfPart(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const field of page.document.querySelectorAll('input, textarea'))
    if (isTyped(field) && isOfPart(field)) repeatTyping(field);
  const due = kept.targets.filter(isOfPart);
  kept.targets.splice(0, kept.targets.length, ...kept.targets.filter((target) => !isOfPart(target)));
  for (const target of due) if (target instanceof HTMLElement) target.click();
}

/** Types a field's text again. React has taken it for the field's own, so the field must be empty before. */
function repeatTyping(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = '';
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  write?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isTyped(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    (field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden')) &&
    field.value !== field.defaultValue
  );
}

function isKept(value: unknown): value is KeptPresses {
  return typeof value === 'object' && value !== null && 'targets' in value && 'stop' in value;
}
