const CHECK_EVERY_MS = 5000;

type Watched = {
  /** URL of the provider's status page. */
  readonly frameUrl: string;
  readonly clientId: string;
  /** Returns the provider's session of this token (claim `sid`). */
  readonly getSessionId: () => string;
  readonly onChanged: () => void;
};

/**
 * Asks the provider's status frame every 5 s whether its session is still the same. Returns the function that
 * stops it. keycloak-js has such a frame, but its start and refresh wait for it without a timeout. "changed"
 * counts only after an "unchanged": a browser that blocks cookies in frames always says "changed".
 */
export function watchProviderSession({ frameUrl, clientId, getSessionId, onChanged }: Watched): () => void {
  const { origin } = new URL(frameUrl);
  let frame: HTMLIFrameElement | undefined;
  // Until then, the frame has this page's origin, and browsers log an error for each message to another one.
  let hasLoaded = false;
  let isBelieved = false;

  const ask = (): void => {
    if (hasLoaded) frame?.contentWindow?.postMessage(`${clientId} ${getSessionId()}`, origin);
  };
  const onLoad = (): void => {
    hasLoaded = true;
    ask();
  };
  const check = (): void => {
    frame ??= addFrame(frameUrl, onLoad);
    ask();
  };
  const hear = ({ source, origin: from, data }: MessageEvent): void => {
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    if (data === 'unchanged') isBelieved = true;
    if (data === 'error' || (data === 'changed' && isBelieved)) stop();
    if (data === 'changed' && isBelieved) onChanged();
  };
  const checking = setInterval(check, CHECK_EVERY_MS);
  const stop = (): void => {
    clearInterval(checking);
    window.removeEventListener('message', hear);
    frame?.remove();
  };
  window.addEventListener('message', hear);
  return stop;
}

/** Adds the frame, which receives messages only after it has loaded. */
function addFrame(url: string, onLoad: () => void): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-storage-access-by-user-activation allow-scripts allow-same-origin');
  frame.title = 'session status';
  frame.hidden = true;
  frame.addEventListener('load', onLoad);
  frame.src = url;
  document.body.append(frame);
  return frame;
}
