import { getInstance } from '@module-federation/enhanced/runtime';
import { fetchShared } from './fetch-shared';

/** What a test can do in the page. */
export type ShellPage = {
  readonly instance: NonNullable<ReturnType<typeof getInstance>>;
  readonly fetchShared: typeof fetchShared;
};

const opened: (page: ShellPage) => void = Reflect.get(globalThis, 'opened');
const instance = getInstance();
if (instance) opened({ instance, fetchShared });
