import type { HostMessage } from '@tiffin/contracts';
import { readHostMessage } from './read-host-message';

/** What is wrong with a message from the host; never its content. */
export type InboxFault = 'version' | 'malformed' | 'replayed';

type Inbox = {
  readonly take: (message: HostMessage) => void;
  /** Called once for each kind of fault. */
  readonly report: (fault: InboxFault) => void;
  /** Called once when the host uses another version, to tell it so. */
  readonly refuseVersion: () => void;
};

/** How many message ids are stored. A host that sends more has long had an answer to the oldest. */
const MOST_KNOWN = 1000;

/** Returns a receiver that accepts each message of the verified host once. Everything else has no effect. */
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
