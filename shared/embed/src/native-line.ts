import type { HostMessage } from '@tiffin/contracts';
import { createInbox } from './create-inbox';
import type { InboxFault } from './create-inbox';
import { inEnvelope } from './page-saying';
import type { HostLine } from './page-saying';

/** The longest text that is looked at. */
const LONGEST = 65_536;

/** What a native application puts into its webview: it takes a message as JSON. */
export type NativeBridge = { readonly postMessage: (text: string) => void };

type Native = {
  readonly page: Window;
  /** Given the way by which the application's answers come in. */
  readonly connect: (receive: (text: unknown) => void) => NativeBridge;
  readonly take: (message: HostMessage) => void;
  readonly report: (fault: InboxFault) => void;
};

/**
 * The line to the application whose webview shows the page: out by its bridge, in by `window.tiffinEmbed.receive(text)`,
 * which only the application and our own scripts can call.
 */
export function nativeLine({ page, connect, take, report }: Native): HostLine {
  const inbox = createInbox({
    take,
    report,
    refuseVersion: () => say({ type: 'FAILED', reason: 'VERSION' }),
  });
  const receive = (text: unknown): void => {
    const data = parsed(text);
    if (data === undefined) report('malformed');
    else inbox(data);
  };
  Object.defineProperty(page, 'tiffinEmbed', { value: Object.freeze({ receive }), configurable: true });
  const bridge = connect(receive);
  const say: HostLine['say'] = (saying) => {
    const message = inEnvelope(saying);
    bridge.postMessage(JSON.stringify(message));
    return message.id;
  };
  return { say };
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
