import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeOrder } from '@tiffin/testing';
import { openOrder } from '../test-support/open-order';

const link = 'http://localhost:3000/m/lucknow-lunch-home/status/order-token-1?orderIdentifierType=TOKEN';
const words = { url: link, text: 'Track the order from Lucknow Lunch Home, Gastown' };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function pressShare() {
  const { user } = openOrder(makeOrder());
  await user.click(await screen.findByRole('button', { name: 'Share this page' }));
}

it('copies a link that only reads, and says what it shows', async () => {
  await pressShare();
  expect(await screen.findByText(/^Link copied\. Anyone with it can see the order/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

it('shows the link where it cannot be copied', async () => {
  const { user } = openOrder(makeOrder());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: 'Share this page' }));
  expect(await screen.findByText(`We couldn’t copy the link. Here it is: ${link}`)).toBeVisible();
});

describe('on a touch device', () => {
  /** Gives the page a finger, and a share panel with this end. Returns what the panel was opened with. */
  function giveSharePanel(end: () => Promise<void>): ShareData[] {
    const shared: ShareData[] = [];
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...new EventTarget(),
      media,
      matches: media === '(pointer: coarse)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    }));
    const share = (data: ShareData) => {
      shared.push(data);
      return end();
    };
    Object.assign(navigator, { share });
    return shared;
  }

  it.each([
    ['shares', () => Promise.resolve()],
    ['closes it', () => Promise.reject(new DOMException('closed', 'AbortError'))],
  ])('opens the share panel of the system, and copies nothing when the person %s', async (_what, end) => {
    const shared = giveSharePanel(end);
    await pressShare();
    expect(shared).toEqual([words]);
    expect(await navigator.clipboard.readText()).toBe('');
  });

  it('copies the link if the panel does not open', async () => {
    giveSharePanel(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await pressShare();
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
  });
});
