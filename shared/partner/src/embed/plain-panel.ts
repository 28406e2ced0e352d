/** The texts of the panel that shows until the runtime has loaded. */
export type PanelWords = {
  readonly title: string;
  readonly note?: string;
  /** True while loading, as opposed to an error. */
  readonly isBusy?: boolean;
  readonly retry?: { readonly label: string; readonly onRetry: () => void };
};

/** Creates a panel without React: a title, a sentence, a button. */
export function plainPanel({ title, note, isBusy = false, retry }: PanelWords): HTMLElement {
  const panel = made('div', 'panel');
  const words = made('div', 'words');
  words.setAttribute('role', isBusy ? 'status' : 'alert');
  words.append(made('p', isBusy ? 'note' : 'title', title));
  if (note !== undefined) words.append(made('p', 'note', note));
  panel.append(words);
  if (retry) {
    const button = made('button', 'retry', retry.label);
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
