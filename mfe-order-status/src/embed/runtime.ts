import { createElementRuntime } from '@tiffin/partner/element';
import { embeddedRemote } from './embedded-remote';
import { followOrder } from './follow-order';

export const { start } = createElementRuntime({ remote: embeddedRemote, follow: followOrder });
