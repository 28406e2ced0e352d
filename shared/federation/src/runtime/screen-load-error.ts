import { RemoteLoadError } from './remote-load-error';

type Cause = {
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly cause: unknown;
};

/** A screen whose code could not be had, in a remote that is there; `url` is the chunk's where it is known. */
export class ScreenLoadError extends RemoteLoadError {
  constructor({ remote, version, url, cause }: Cause) {
    super({ remote, version, url: chunkUrl(cause) ?? url, cause });
    this.name = 'ScreenLoadError';
  }
}

/** Webpack's errors of chunks name the address that was asked for. */
function chunkUrl(cause: unknown): string | undefined {
  const { request }: Readonly<Record<string, unknown>> = Object(cause);
  return typeof request === 'string' && request !== '' ? request : undefined;
}
