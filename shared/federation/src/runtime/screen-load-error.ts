import { RemoteLoadError } from './remote-load-error';

type Cause = {
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly cause: unknown;
};

/** The chunk of a screen failed to load in a loaded remote. `url` is the chunk's URL if known. */
export class ScreenLoadError extends RemoteLoadError {
  constructor({ remote, version, url, cause }: Cause) {
    super({ remote, version, url: chunkUrl(cause) ?? url, cause });
    this.name = 'ScreenLoadError';
  }
}

/** Returns the requested URL from webpack's chunk load error. */
function chunkUrl(cause: unknown): string | undefined {
  const { request }: Readonly<Record<string, unknown>> = Object(cause);
  return typeof request === 'string' && request !== '' ? request : undefined;
}
