import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { parseCookies, setConfig } from '@tiffin/config';
import { deviceId } from './device/device-id';
import { testConfig } from '@tiffin/testing';
import { whenTrackingAllowed } from './when-tracking-allowed';

const QUESTION = `
  <main id="main" tabindex="-1"></main>
  <section id="tiffin-consent"><form method="post" action="/_privacy">
    <button name="choice" value="granted">Accept</button><button name="choice" value="refused">Decline</button>
  </form></section>`;
const root = document.documentElement;
const before = globalThis.fetch;
const sent: { readonly url: unknown; readonly body: string }[] = [];
const track = jest.fn();
let isKept = true;

/** Reports a height of 240 pixels of what it watches. */
class Measured implements ResizeObserver {
  constructor(private readonly heard: ResizeObserverCallback) {}
  observe(target: Element): void {
    Object.defineProperty(target, 'offsetHeight', { value: 240 });
    this.heard([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  setConfig(testConfig);
  sent.length = 0;
  isKept = true;
  document.body.innerHTML = QUESTION;
  Object.assign(globalThis, {
    fetch: async (url: unknown, init?: { readonly body?: unknown }) => {
      sent.push({ url, body: String(init?.body) });
      return new Response(null, { status: isKept ? 204 : 503 });
    },
  });
});
afterEach(() => {
  Object.assign(globalThis, { fetch: before });
  delete root.dataset['tracking'];
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  track.mockReset();
});

const cookies = () => parseCookies(document.cookie);
const question = () => document.getElementById('tiffin-consent');
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
}

it.each([
  ['the server forbids nothing', undefined, false, true],
  ['the person agreed although the browser refuses', 'granted', true, true],
  ['only the browser’s scripts know that it refuses', undefined, true, false],
  ['the server forbids it', 'off', false, false],
])('when %s', (_when, tracking, isRefused, isAllowed) => {
  if (tracking !== undefined) root.dataset['tracking'] = tracking;
  if (isRefused)
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  whenTrackingAllowed(track);
  expect(track).toHaveBeenCalledTimes(isAllowed ? 1 : 0);
});

it('keeps nothing of the device before the answer, and what it agreed to after it', async () => {
  root.dataset['tracking'] = 'off';
  document.cookie = 'tiffin_device_info=old; Path=/';
  localStorage.setItem('tiffin_events_old', '[]');
  sessionStorage.setItem('tiffin_visit', 'old');
  whenTrackingAllowed(track);
  const id = deviceId();
  expect(cookies()).toEqual({});
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);

  press('Accept');
  await waitFor(() => expect(track).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ url: '/_privacy', body: 'choice=granted' }]);
  expect(question()).toBeNull();
  expect(document.getElementById('main')).toHaveFocus();
  expect(deviceId()).toBe(id);
  expect(cookies()).toEqual({ tiffin_device_id: id });
  document.cookie = 'tiffin_device_id=; Max-Age=0; Path=/';
});

it('gives the end of the page the room that the question takes', () => {
  const RealObserver = window.ResizeObserver;
  window.ResizeObserver = Measured;
  root.dataset['tracking'] = 'off';
  whenTrackingAllowed(track);
  expect(root.style.getPropertyValue('--consent')).toBe('240px');
  root.style.removeProperty('--consent');
  window.ResizeObserver = RealObserver;
});

it('takes a refusal as easily, and starts nothing', async () => {
  root.dataset['tracking'] = 'off';
  whenTrackingAllowed(track);
  press('Decline');
  await waitFor(() => expect(question()).toBeNull());
  expect(sent).toEqual([{ url: '/_privacy', body: 'choice=refused' }]);
  expect(track).not.toHaveBeenCalled();
});

it('leaves the question if the answer cannot be kept', async () => {
  isKept = false;
  root.dataset['tracking'] = 'off';
  whenTrackingAllowed(track);
  press('Accept');
  await waitFor(() => expect(sent).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(question()).toBeInTheDocument();
  expect(track).not.toHaveBeenCalled();
});
