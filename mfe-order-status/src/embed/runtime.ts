import { createElementRuntime } from '@tiffin/partner/element';
import { remote } from '../remote';
import { followOrder } from './follow-order';

export const { start } = createElementRuntime({ remote, follow: followOrder });
