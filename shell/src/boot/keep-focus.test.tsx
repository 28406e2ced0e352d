import { keepFocus } from './keep-focus';

let end: () => void;

beforeEach(() => {
  // jsdom lays nothing out.
  HTMLElement.prototype.checkVisibility = function isShown() {
    return this.closest('[hidden]') === null;
  };
  document.body.innerHTML = `<main><section><p>List</p><button>Show all</button></section></main>`;
  end = keepFocus(document);
});

afterEach(() => {
  end();
});

const section = () => document.querySelector('section');
const button = () => document.querySelector('button');

it('moves the focus of a removed button to the part around it', async () => {
  button()?.focus();
  button()?.remove();
  await waitForFocus();
  expect(section()).toHaveFocus();
  section()?.blur();
  expect(section()).not.toHaveAttribute('tabindex');
});

it('moves it to the button that takes its place under the same name', async () => {
  button()?.focus();
  const list = section();
  if (list) list.innerHTML = '<button>Other</button><button>Show all</button>';
  await waitForFocus();
  expect(document.querySelectorAll('button')[1]).toHaveFocus();
});

it('moves it to the field beside a button that cleared it', async () => {
  section()?.insertAdjacentHTML('beforeend', '<input>');
  button()?.focus();
  button()?.remove();
  await waitForFocus();
  expect(document.querySelector('input')).toHaveFocus();
});

it('leaves the focus where someone else has moved it', async () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input>');
  button()?.focus();
  button()?.remove();
  document.querySelector('input')?.focus();
  await waitForFocus();
  expect(document.querySelector('input')).toHaveFocus();
});

it('leaves it on the body if the person has put it there', async () => {
  button()?.focus();
  button()?.blur();
  document.querySelector('p')?.remove();
  await waitForFocus();
  expect(document.body).toHaveFocus();
});

/** Returns after the observer, and the timer that it starts. */
async function waitForFocus(): Promise<void> {
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
}
