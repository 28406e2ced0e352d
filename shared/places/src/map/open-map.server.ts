import type { OpenMapAt } from './open-map';

/** Replaces `open-map.ts` in server builds, which need none of the library's code. */
export const openMap: OpenMapAt = () => Promise.reject(new Error('A server opens no map.'));
