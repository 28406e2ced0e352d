type Cause = {
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly cause: unknown;
};

/** A remote failed to load. Holds its name, version, URL and the cause. */
export class RemoteLoadError extends Error {
  readonly remote: string;
  readonly version: string;
  readonly url: string;

  constructor({ remote, version, url, cause }: Cause) {
    super(`${remote} ${version} could not be loaded from ${url}: ${describe(cause)}`, { cause });
    this.name = 'RemoteLoadError';
    this.remote = remote;
    this.version = version;
    this.url = url;
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
