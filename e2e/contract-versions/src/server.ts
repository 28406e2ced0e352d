import type { ServerRemote } from '@tiffin/contracts';
import en from './remote/en.json';
import { remote as screens } from './remote/remote';

/** The server build of the small remote, which webpack builds together with it. */
export const remote: ServerRemote = {
  ...screens,
  heads: { '/order/team/join': () => ({ title: en.title }) },
};
