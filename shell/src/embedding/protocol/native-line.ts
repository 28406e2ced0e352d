import type { HostMessage } from '@tiffin/contracts';
import { createInbox } from './create-inbox';
import type { InboxFault } from './create-inbox';
import { inEnvelope } from './page-saying';
import type { HostLine } from './page-saying';

/** The longest text that is parsed. */
const LONGEST = 65_536;

/** The object that a native application injects into its webview. It takes a message as JSON. */
export type NativeBridge = { readonly postMessage: (text: string) => void };

type Native = {
  readonly page: Window;
  /** Connects the bridge. `receive` takes the application's answers. */
  readonly connect: (receive: (text: unknown) => void) => NativeBridge;
  readonly take: (message: HostMessage) => void;
  readonly report: (fault: InboxFault) => void;
};

/**
 * Connects to the application whose webview shows the page. Messages leave by its bridge and arrive by
 * `window.tiffinEmbed.receive(text)`, which only the application and this site's scripts can call.
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
