/** The texts of a panel without React. */
export type PanelWords = {
  readonly title: string;
  readonly note?: string;
  readonly retry?: { readonly label: string; readonly onRetry: () => void };
};

type Look = {
  /** True while loading, as opposed to an error. */
  readonly isBusy: boolean;
  /** True below the page's own content: an error is one line, and only screen readers hear that it loads. */
  readonly isLine: boolean;
};

/** Creates a panel without React: a title, a sentence, a button. */
export function plainPanel({ title, note, retry }: PanelWords, { isBusy, isLine }: Look): HTMLElement {
  const panel = made('div', isLine ? `line ${isBusy ? 'unseen' : ''}`.trim() : 'panel');
  const words = made('div', 'words');
  words.setAttribute('role', isBusy ? 'status' : 'alert');
  words.append(made('p', isBusy ? 'note' : 'title', title));
  if (note !== undefined && !isLine) words.append(made('p', 'note', note));
  panel.append(words);
  if (retry) {
    const button = made('button', 'retry', retry.label);
    button.setAttribute('type', 'button');
    button.addEventListener('click', retry.onRetry);
    panel.append(button);
  }
  return panel;
}

function made(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}
