import { createLifecycle } from '@tiffin/federation/lifecycle';
import { remote } from './remote';

export const { bootstrap, mount, unmount, timeouts } = createLifecycle({ name: 'mfe-group-order', remote });
