import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { PushBrowser } from '@tiffin/sandbox/push-browser';
import { z } from 'zod';
import { urls } from '../urls';

/**
 * Lets this browser show notifications and subscribe at the sandbox's stand-in. Chromium subscribes only at Google's push
 * service, which a test cannot reach; the keys are real, so messages are encrypted as always.
 */
export async function allowNotifications(context: BrowserContext, browser: PushBrowser): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: urls().shell });
  await context.addInitScript((json) => {
    const KEY = 'tiffin-test.subscribed';
    const subscription = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    };
    Object.defineProperties(PushManager.prototype, {
      subscribe: {
        value: async () => {
          localStorage.setItem(KEY, 'yes');
          return subscription;
        },
      },
      getSubscription: { value: async () => (localStorage.getItem(KEY) === null ? null : subscription) },
    });
  }, browser.subscription);
}

/** The global of the service worker that settles with the next notification. */
const SHOWN = 'tiffinTestShown';

const registrationsSchema = z.object({
  registrations: z.array(z.object({ registrationId: z.string(), isDeleted: z.boolean() })),
});

/**
 * Hands a message to the page's service worker, as the browser does when its push service sends one, and waits until the
 * worker has shown a notification. Chromium forgets a notification that somebody lists before it is displayed.
 */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const worker = workerOf(page.context());
  await worker.evaluate((shown) => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const next = new Promise<void>((resolve, reject) => {
      const show = async (...args: Parameters<typeof registration.showNotification>): Promise<void> => {
        Reflect.deleteProperty(registration, 'showNotification');
        await registration.showNotification(...args).then(resolve, reject);
      };
      Object.defineProperty(registration, 'showNotification', { configurable: true, value: show });
    });
    Object.defineProperty(globalThis, shown, { configurable: true, value: next });
  }, SHOWN);
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const [live] = registrationsSchema.parse(event).registrations.filter(({ isDeleted }) => !isDeleted);
      if (live) resolve(live.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: urls().shell,
    registrationId: await registrationId,
    data,
  });
  await worker.evaluate((shown) => Reflect.get(globalThis, shown), SHOWN);
  await session.detach();
}

type Shown = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
};

/** Returns the notifications that this site shows now. */
export function shownNotifications(page: Page): Promise<readonly Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });
}

/**
 * Clicks the notification that is shown, inside the service worker: a browser without a screen has nothing to click.
 * Returns what the worker focused or opened. Only a real click may do either, so both are recorded.
 */
export async function clickNotification(context: BrowserContext): Promise<readonly string[]> {
  return workerOf(context).evaluate(async () => {
    const [type, scope] = ['notificationclick', globalThis];
    const clients: { openWindow: unknown } = Reflect.get(scope, 'clients');
    const done: string[] = [];
    const work: unknown[] = [];
    const put = (target: object, name: string, value: unknown): void => {
      Object.defineProperty(target, name, { configurable: true, value });
    };
    put(clients, 'openWindow', async (path: string) => void done.push(`opened ${path}`));
    put(Reflect.get(scope, 'WindowClient').prototype, 'focus', async function (this: { url: string }) {
      done.push(`focused ${new URL(this.url).pathname}`);
    });
    // The browser refuses waitUntil of an event that a script made.
    put(Reflect.get(scope, 'ExtendableEvent').prototype, 'waitUntil', (promise: unknown) =>
      work.push(promise),
    );
    const registration: ServiceWorkerRegistration = Reflect.get(scope, 'registration');
    const [notification] = await registration.getNotifications();
    const Click = Reflect.get(scope, 'NotificationEvent');
    dispatchEvent(new Click(type, { notification }));
    await Promise.all(work);
    return done;
  });
}

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('This browser has no service worker.');
  return worker;
}
