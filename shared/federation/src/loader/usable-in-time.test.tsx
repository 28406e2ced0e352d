import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { act, render, screen } from '@testing-library/react';
import type { RegistryEntry } from '@tiffin/contracts';
import { addMessagesLater, speak } from '@tiffin/i18n';
import { MemoryRouter } from '@tiffin/router';
import type { ReactElement } from 'react';
import { lazyScreen } from '../runtime/lazy-screen';
import { RemoteLoaderProvider } from '../runtime/loader-context';
import { preloadScreen } from '../runtime/preload-screen';
import { RemoteBoundary } from '../runtime/remote-boundary';
import { createRemoteLoader } from './create-remote-loader';
import { FakeOrigin, makeBuild } from './test-support/fake-origin';

const REMOTE = 'mfe-teams';
const STEP_MS = 100;
/** Decision 13. */
const LIMIT_MS = 8_000;
const SCREEN = 'Join a team';
const PANEL = 'The team page didn’t load';

/** How a build behaves: its container script, and then its screen's code. */
type Fate = {
  readonly script: 'serves' | 'fails' | 'hangs' | number;
  readonly screen?: 'hangs' | 'throws' | number;
};

let count = 0;
let origin: FakeOrigin;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
});
afterEach(() => {
  origin.close();
  jest.useRealTimers();
});

/** Opens a page whose builds behave like this, the live one first. A registry refresh times out after 1.5 s. */
function openPage(fates: readonly Fate[]): void {
  count += 1;
  const ids = fates.map((_, index) => `time${count}n${index}`);
  const builds = ids.map((id) => makeBuild(id));
  origin = new FakeOrigin(
    Object.fromEntries(fates.map((fate, index) => [builds[index]?.manifestUrl, { remote: remoteOf(fate) }])),
  );
  ids.forEach((id, index) => origin.scripts.set(id, fates[index]?.script ?? 'serves'));
  const [live = makeBuild('none'), ...earlier] = builds;
  const entry: RegistryEntry = { ...live, earlier };
  const loader = createRemoteLoader({
    registry: { remotes: { [REMOTE]: entry } },
    refreshRegistry: async () => {
      await later(1_500);
      throw new Error('The registry hangs.');
    },
    instance: createInstance({ name: `host_time${count}`, remotes: [] }),
    report: () => undefined,
  });
  render(
    <MemoryRouter>
      <RemoteLoaderProvider value={loader}>
        <RemoteBoundary remote={REMOTE} />
      </RemoteLoaderProvider>
    </MemoryRouter>,
  );
}

function remoteOf({ screen: fate = 0 }: Fate): object {
  const Screen = lazyScreen(async () => {
    await later(fate === 'hangs' ? Infinity : Number(fate) || 0);
    return { View: () => <Body isBroken={fate === 'throws'} /> };
  });
  return { contract: 2, routes: [{ path: '/', element: <Screen /> }] };
}

function Body({ isBroken }: { readonly isBroken: boolean }): ReactElement {
  if (isBroken) throw new Error('broken');
  return <h1>{SCREEN}</h1>;
}

async function later(ms: number): Promise<void> {
  await new Promise((resolve) => ms < Infinity && setTimeout(resolve, ms));
}

/** Advances time until a heading appears. Returns its text and the elapsed milliseconds. */
async function firstHeading(): Promise<{ readonly words: string | null; readonly ms: number }> {
  let ms = 0;
  await act(() => jest.advanceTimersByTimeAsync(0));
  while (screen.queryByRole('heading') === null && ms < 3 * LIMIT_MS) {
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
    ms += STEP_MS;
  }
  return { words: screen.getByRole('heading').textContent, ms };
}

async function expectInTime(words: string): Promise<void> {
  const found = await firstHeading();
  expect(found.words).toBe(words);
  expect(found.ms).toBeLessThanOrEqual(LIMIT_MS);
}

describe('[FED-04] something usable is there within eight seconds', () => {
  it.each<[string, readonly Fate[], string]>([
    ['a build hangs', [{ script: 'hangs' }], PANEL],
    ['a screen hangs', [{ script: 'serves', screen: 'hangs' }], PANEL],
    [
      'a screen hangs and there is another build',
      [
        { script: 'serves', screen: 'hangs' },
        { script: 1_400, screen: 1_900 },
      ],
      SCREEN,
    ],
    [
      'a build hangs, the next one is slow, and so is its screen',
      [{ script: 'hangs' }, { script: 1_400, screen: 1_900 }],
      SCREEN,
    ],
    [
      'a build hangs, the next one is slow, its screen hangs',
      [{ script: 'hangs' }, { script: 1_400, screen: 'hangs' }],
      PANEL,
    ],
    [
      'a build hangs, the screen of the next one hangs, and there is one more that hangs',
      [{ script: 'hangs' }, { script: 'serves', screen: 'hangs' }, { script: 'hangs' }],
      PANEL,
    ],
    [
      'a screen throws, the screen of the next build hangs, and there is one more whose screen hangs',
      [
        { script: 1_000, screen: 'throws' },
        { script: 2_000, screen: 'hangs' },
        { script: 400, screen: 'hangs' },
      ],
      PANEL,
    ],
    [
      'a build fails, the screen of the next one throws late, and of two more one is slow and one hangs',
      [
        { script: 'fails' },
        { script: 2_800, screen: 'throws' },
        { script: 900, screen: 'hangs' },
        { script: 'hangs' },
      ],
      PANEL,
    ],
  ])('where %s', async (_, fates, words) => {
    openPage(fates);
    await expectInTime(words);
  });

  it('after "Try again" too, which asks for the build that was not tried', async () => {
    openPage([{ script: 'hangs' }, { script: 'serves', screen: 'hangs' }, { script: 'serves' }]);
    await expectInTime(PANEL);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
    await expectInTime(SCREEN);
  });

  it('where a build hangs, the next one is slow, its screen too, and what was fetched early hangs as well', async () => {
    const Early = lazyScreen<object>(() => new Promise<never>(() => undefined));
    void preloadScreen(<Early />);
    openPage([{ script: 'hangs' }, { script: 1_400, screen: 'hangs' }]);
    await expectInTime(PANEL);
  });

  it('where a build hangs, the next one is slow, its screen too, and the sentences hang', async () => {
    speak('zh');
    addMessagesLater('hanging', 'zh', () => new Promise<never>(() => undefined));
    openPage([{ script: 'hangs' }, { script: 1_400, screen: 1_900 }]);
    await expectInTime(SCREEN);
  });
});
