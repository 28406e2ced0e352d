import { request } from 'node:http';

export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
};

type Sent = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Another IP of this machine, so that its used limits affect nobody else. */
  readonly from?: string;
};

/** Sends a request that fetch refuses: with any host header, from any of this machine's IPs. */
export function sendFrom(
  url: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Sent = {},
): Promise<RawAnswer> {
  const { port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method,
      headers,
      localAddress: from,
      agent: false,
    };
    const sent = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
