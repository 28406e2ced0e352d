import type { PanelWords } from './plain-panel';
import { plainPanel } from './plain-panel';

/** What an element shows, apart from the page's own content. */
type Shown =
  | { readonly kind: 'waiting'; readonly words: PanelWords }
  | { readonly kind: 'failed'; readonly words: PanelWords }
  | { readonly kind: 'screens' }
  | { readonly kind: 'nothing' };

/** Shows one of three things in an element: the page's own content, a plain panel, or the running screens. */
export type ElementView = {
  /** The page's own content stays until something else is shown; without any there is a panel. */
  readonly wait: (words: PanelWords) => void;
  /** The page's own content comes back, with a line and a retry below it; without any there is a panel. */
  readonly fail: (words: PanelWords) => void;
  readonly showScreens: () => void;
  /** Returns an empty container for the screens. Until `showScreens`, it is hidden if the page has content of its own. */
  readonly newPlace: () => HTMLElement;
  /** Removes everything but the page's own content. */
  readonly clear: () => void;
};

/**
 * Creates the view of an element in its shadow root. The page's own content is what is between the element's tags. It keeps the
 * page's styles, because a slot inherits them, and everything else starts from initial values.
 */
export function createElementView(host: HTMLElement, root: ShadowRoot): ElementView {
  const slot = document.createElement('slot');
  const inside = document.createElement('div');
  inside.className = 'inside';
  const plain = document.createElement('div');
  inside.append(plain);
  let shown: Shown = { kind: 'nothing' };
  let place: HTMLElement | undefined;
  // A script may add the content later, and the parser may not have read it yet.
  slot.addEventListener('slotchange', () => draw());
  root.replaceChildren(slot, inside);

  const draw = (): void => {
    const hasOwn = hasContent(host);
    slot.hidden = shown.kind === 'screens' || !hasOwn;
    if (place) place.hidden = shown.kind !== 'screens' && hasOwn;
    plain.replaceChildren(...panels(hasOwn));
  };
  const panels = (hasOwn: boolean): readonly HTMLElement[] => {
    // The running screens have a skeleton and errors of their own.
    if (shown.kind === 'screens' || shown.kind === 'nothing' || (place && !hasOwn)) return [];
    return [plainPanel(shown.words, { isBusy: shown.kind === 'waiting', isLine: hasOwn })];
  };
  const change = (next: Shown): void => {
    shown = next;
    draw();
  };
  return {
    wait: (words) => change({ kind: 'waiting', words }),
    fail: (words) => change({ kind: 'failed', words }),
    showScreens: () => change({ kind: 'screens' }),
    newPlace: () => {
      place?.remove();
      place = document.createElement('div');
      inside.append(place);
      draw();
      return place;
    },
    clear: () => {
      place?.remove();
      place = undefined;
      change({ kind: 'nothing' });
    },
  };
}

function hasContent({ childNodes }: HTMLElement): boolean {
  return [...childNodes].some(
    (node) => node instanceof Element || (node instanceof Text && node.data.trim() !== ''),
  );
}
