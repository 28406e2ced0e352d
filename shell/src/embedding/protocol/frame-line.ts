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
  /** Origins of the allowed hosts. */
  readonly hosts: readonly string[];
  readonly take: (message: HostMessage) => void;
  readonly report: (fault: InboxFault) => void;
};

/**
 * Connects to the page that frames this one. It accepts messages only from that window, and only while its
 * origin is exactly one of the hosts. It posts only to that origin, and only HELLO until the host is
 * verified.
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
