/** A browser with notifications, in memory. */
export type StandInPush = {
  /** How the person answers the browser's question. */
  answer: NotificationPermission;
  /** Whether the browser has a subscription. */
  isSubscribed: () => boolean;
  readonly remove: () => void;
};

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';
const KEYS = { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };

/** Gives jsdom notifications, a service worker with web push, and Cache Storage. */
export function standInPush(permission: NotificationPermission = 'default'): StandInPush {
  let isSubscribed = false;
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
    getSubscription: async () => (isSubscribed ? subscription : null),
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = push.answer;
      return push.answer;
    },
  };
  const worker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  const put = (target: object, name: string, value: unknown): void => {
    Object.defineProperty(target, name, { configurable: true, value });
  };
  put(window, 'Notification', notification);
  put(window, 'PushManager', Object);
  put(window, 'caches', memoryCaches());
  put(navigator, 'serviceWorker', worker);
  const push: StandInPush = {
    answer: 'granted',
    isSubscribed: () => isSubscribed,
    remove: () => {
      for (const name of ['Notification', 'PushManager', 'caches']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
  return push;
}

function memoryCaches() {
  const named = new Map<string, Map<string, string>>();
  return {
    has: async (name: string) => named.has(name),
    delete: async (name: string) => named.delete(name),
    open: async (name: string) => {
      const entries = named.get(name) ?? new Map<string, string>();
      named.set(name, entries);
      return {
        put: async (url: string, response: Response) => void entries.set(url, await response.text()),
        match: async (url: string) => {
          const text = entries.get(url);
          return text === undefined ? undefined : new Response(text);
        },
        delete: async (url: string) => entries.delete(url),
        keys: async () => [...entries.keys()],
      };
    },
  };
}
