import { ask, askOnce, type Answer, type Question } from './ask';

type Wanted = Pick<Question, 'body' | 'headers'>;

/** The requests of one signed-in person to the services. */
export class ServiceCaller {
  readonly #urls: Urls;
  #token = '';

  constructor(urls: Urls) {
    this.#urls = urls;
  }

  /** Uses the access token of a session from now on. */
  useToken(token: string): void {
    this.#token = token;
  }

  /** Sends a request that may be repeated until it is answered. Throws if it is refused. */
  async call(method: Question['method'], path: string, wanted: Wanted = {}): Promise<Answer['body']> {
    return ask(this.#question(method, path, wanted));
  }

  /** Sends a request once, whatever comes back. */
  async callOnce(method: Question['method'], path: string, wanted: Wanted = {}): Promise<Answer> {
    return askOnce(this.#question(method, path, wanted));
  }

  #question(method: Question['method'], path: string, { body, headers }: Wanted): Question {
    const { shell, services } = this.#urls;
    return {
      url: services + path,
      method,
      body,
      headers: { authorization: `Bearer ${this.#token}`, origin: shell, ...headers },
    };
  }
}

/** Where the shell and the services are reached. */
export type Urls = { readonly shell: string; readonly services: string };
