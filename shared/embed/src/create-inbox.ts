import type { HostMessage } from '@tiffin/contracts';
import { readHostMessage } from './read-host-message';

/** What is wrong with something that the host sent; never what it was. */
export type InboxFault = 'version' | 'malformed' | 'replayed';

type Inbox = {
  readonly take: (message: HostMessage) => void;
  /** Told once a kind. */
  readonly report: (fault: InboxFault) => void;
  /** The host speaks another version: it is told so, once. */
  readonly refuseVersion: () => void;
};

/** So many names of messages are remembered; a host that sends more has had an answer to the oldest long ago. */
const MOST_KNOWN = 1000;

/** Takes each message of the proven host once; everything else changes nothing. */
export function createInbox({ take, report, refuseVersion }: Inbox): (data: unknown) => void {
  const known = new Set<string>();
  const reported = new Set<InboxFault>();
  const fault = (kind: InboxFault): void => {
    if (reported.has(kind)) return;
    reported.add(kind);
    report(kind);
    if (kind === 'version') refuseVersion();
  };
  return (data) => {
    const reading = readHostMessage(data);
    if (reading.kind === 'foreign') return;
    if (reading.kind !== 'message') {
      fault(reading.kind);
      return;
    }
    const { id } = reading.message;
    if (known.has(id)) {
      fault('replayed');
      return;
    }
    known.add(id);
    if (known.size > MOST_KNOWN) known.delete([...known][0] ?? id);
    take(reading.message);
  };
}
