import { createLifecycle } from '@tiffin/partner/lifecycle';
import { remote } from './remote';

export const { bootstrap, mount, unmount, timeouts } = createLifecycle({ name: 'mfe-checkout', remote });
