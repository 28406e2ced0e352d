import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from '@tiffin/router';
import { renderInApp } from '@tiffin/testing';
import { Suspense, use } from 'react';
import type { ReactElement } from 'react';
import { useSearchInUrl } from './use-search-in-url';

beforeEach(() => {
  jest.useFakeTimers();
  waiting = new Map();
});
afterEach(() => {
  jest.useRealTimers();
});

/** URLs whose screen waits until the test releases it. */
let waiting: Map<string, { readonly promise: Promise<void>; readonly letThrough: () => void }>;

function holdUp(address: string): void {
  let letThrough = (): void => undefined;
  const promise = new Promise<void>((resolve) => (letThrough = resolve));
  waiting.set(address, { promise, letThrough });
}

const letThrough = (address: string) =>
  act(async () => {
    waiting.get(address)?.letThrough();
    await jest.advanceTimersByTimeAsync(0);
  });
const wait500 = () => act(() => jest.advanceTimersByTimeAsync(500));
const type = (words: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: words } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));

function Search(): ReactElement {
  const { search } = useLocation();
  const term = new URLSearchParams(search).get('q') ?? '';
  const { typed, setTyped, clear } = useSearchInUrl(term);
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button onClick={clear}>Clear</button>
      <Link to={{ pathname: '/menu', search: '' }}>Elsewhere</Link>
      <Link to={{ search: '?item=thali' }}>Dish</Link>
      <Suspense>
        <Shown />
      </Suspense>
    </>
  );
}

/** Renders the screen of the URL, once it is released. */
function Shown(): ReactElement {
  const { pathname, search } = useLocation();
  const held = waiting.get(pathname + search);
  if (held) use(held.promise);
  return <output>{pathname + search}</output>;
}

const open = (path = '/') =>
  renderInApp(<Search />, { path, route: '/', routes: [{ path: '/menu', element: <Shown /> }] });

it('does not call the person back from a page that is still loading', async () => {
  holdUp('/menu');
  const { location } = open();
  await type('roll');
  await press('Elsewhere');
  expect(screen.getByRole('textbox')).toBeVisible();
  await wait500();
  expect(location()).toBe('/menu');
  await letThrough('/menu');
  expect(screen.getByText('/menu')).toBeVisible();
});

it('leaves open what was pressed before the URL had the text', async () => {
  holdUp('/?item=thali');
  const { location } = open();
  await type('thali');
  await press('Dish');
  await wait500();
  expect(location()).toBe('/?item=thali&q=thali');
});

it('keeps the typed text while an earlier text reaches the URL', async () => {
  holdUp('/?q=tha');
  const { location } = open();
  await type('tha');
  await wait500();
  expect(location()).toBe('/?q=tha');
  await type('thali');
  await letThrough('/?q=tha');
  expect(screen.getByText('/?q=tha')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('thali');
  await wait500();
  expect(location()).toBe('/?q=thali');
});

it('follows the URL when the person goes back, and clears both at once', async () => {
  const { location, navigate, goBack } = open('/?q=roll');
  await navigate('/?q=dal');
  expect(screen.getByRole('textbox')).toHaveValue('dal');
  await goBack();
  expect(screen.getByRole('textbox')).toHaveValue('roll');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(location()).toBe('/');
});
