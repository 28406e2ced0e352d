import { EMBED_CHANNEL } from '@tiffin/contracts';
import type { HostMessage } from '@tiffin/contracts';
import { createInbox } from './create-inbox';
import type { InboxFault } from './create-inbox';
import { helloOrigins } from './hello-origins';
import { inEnvelope } from './page-saying';
import type { HostLine } from './page-saying';
import { field } from './read-values';

type Frame = {
  readonly page: Window;
  /** Origins of the hosts that are heard. */
  readonly hosts: readonly string[];
  readonly take: (message: HostMessage) => void;
  readonly report: (fault: InboxFault) => void;
};

/**
 * The line to the page that holds ours in a frame. Heard is only that very window, and only while its origin is exactly
 * one of the hosts; what the page says goes to that origin alone, and before it has proven itself nothing but HELLO.
 */
export function frameLine({ page, hosts, take, report }: Frame): HostLine {
  let proven: string | undefined;
  const say: HostLine['say'] = (saying) => {
    const message = inEnvelope(saying);
    const origins = proven ? [proven] : saying.type === 'HELLO' ? helloOrigins(hosts, page) : [];
    origins.forEach((origin) => {
      page.parent.postMessage(message, origin);
    });
    return message.id;
  };
  const inbox = createInbox({
    take,
    report,
    refuseVersion: () => say({ type: 'FAILED', reason: 'VERSION' }),
  });
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (page.parent === page || source !== page.parent || !hosts.includes(origin)) return;
    if (field(data, 'channel') !== EMBED_CHANNEL) return;
    proven ??= origin;
    if (origin === proven) inbox(data);
  });
  return { say };
}
