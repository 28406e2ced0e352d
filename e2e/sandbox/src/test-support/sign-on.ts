import { Browser, formOf, pkce, type Page } from './browser';

export type Tokens = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
};

const REALM = '/auth/realms/tiffin/protocol/openid-connect';

/** A person at the sign-on pages of a sandbox, with the requests that keycloak-js would make. */
export class SignOn {
  readonly browser: Browser;
  readonly #pkce = pkce();

  /** Takes `send`, the function that sends requests, for example from another IP. */
  constructor(
    readonly url: string,
    readonly shopUrl: string,
    send: typeof fetch = fetch,
  ) {
    this.browser = new Browser(send);
  }

  /** Returns the one page of the shop that a sign-in redirects to. */
  get returnUrl(): string {
    return `${this.shopUrl}/order/signed-in.html`;
  }

  /**
   * Returns the URL that the shop sends a browser to. `extra` adds or replaces parameters; an empty value
   * removes one.
   */
  endpointUrl(endpoint: 'auth' | 'registrations', extra: Readonly<Record<string, string>> = {}): string {
    const parameters = {
      client_id: 'athena-client',
      redirect_uri: this.returnUrl,
      state: 'state-1',
      nonce: 'nonce-1',
      response_mode: 'fragment',
      response_type: 'code',
      scope: 'openid',
      code_challenge: this.#pkce.challenge,
      code_challenge_method: 'S256',
      ...extra,
    };
    const given = Object.entries(parameters).filter(([, value]) => value !== '');
    return `${this.url}${REALM}/${endpoint}?${new URLSearchParams(given)}`;
  }

  /** Opens the form, fills it in and submits it. */
  async submit(
    form: Readonly<Record<string, string>>,
    endpoint: 'auth' | 'registrations' = 'auth',
  ): Promise<Page> {
    const page = await this.browser.open(this.endpointUrl(endpoint));
    return this.browser.open(formOf(page).action, { form });
  }

  /** Returns the parameters in the fragment of a redirect to the shop. */
  static fragment(page: Page): Readonly<Record<string, string>> {
    return Object.fromEntries(new URLSearchParams(new URL(page.url).hash.slice(1)));
  }

  /** Exchanges a code for tokens. `extra` names another client, `origin` the page that asks. */
  async exchange(
    code: string,
    extra: Readonly<Record<string, string>> = {},
    origin = this.shopUrl,
  ): Promise<Response> {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.returnUrl,
      code_verifier: this.#pkce.verifier,
      ...extra,
    };
    return this.token(form, origin);
  }

  async token(form: Readonly<Record<string, string>>, origin = this.shopUrl): Promise<Response> {
    return fetch(`${this.url}${REALM}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: 'athena-client', ...form }),
    });
  }

  /** Follows a partner's request to the consent page and presses one of its two buttons. */
  async answerConsent(address: string, decision: 'allow' | 'deny'): Promise<Page> {
    const page = await this.browser.open(address);
    return this.browser.open(formOf(page).action, { form: { decision } });
  }

  /**
   * Opens the form once. Each call of the returned function submits it with other values and returns the
   * page.
   */
  async guesser(): Promise<(username: string, password: string) => Promise<Page>> {
    const { action } = formOf(await this.browser.open(this.endpointUrl('auth')));
    return (username, password) => this.browser.request(action, { form: { username, password } });
  }

  /** Signs in with the form and returns the tokens. */
  async signIn(email: string, password: string): Promise<Tokens> {
    const { code = '' } = SignOn.fragment(await this.submit({ username: email, password }));
    const answer = await this.exchange(code);
    if (!answer.ok) throw new Error(`No tokens were granted for ${email}: ${await answer.text()}`);
    return answer.json();
  }

  /** Requests a silent sign-in (prompt=none), as the silent check does. */
  async askSilently(): Promise<Readonly<Record<string, string>>> {
    return SignOn.fragment(await this.browser.open(this.endpointUrl('auth', { prompt: 'none' })));
  }
}
