const ALLOWED = {
  responseMode: ['query', 'fragment'],
  flow: ['standard', 'implicit', 'hybrid'],
  pkceMethod: ['S256', false],
  onLoad: ['check-sso', 'login-required'],
} as const;

/** The settings of a login client. The optional values are those of keycloak-js. */
export type LoginClient = {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  readonly responseMode?: string;
  readonly flow?: string;
  readonly pkceMethod?: string | false;
  readonly onLoad?: string;
};

/** Throws one error that names every fault of a login client (specification 5), before any request. */
export function checkLoginClient(client: LoginClient): void {
  const missing = (['url', 'realm', 'clientId'] as const)
    .filter((name) => client[name].trim() === '')
    .map((name) => `${name} is missing`);
  const invalid = (['responseMode', 'flow', 'pkceMethod', 'onLoad'] as const).flatMap((name) => {
    const value = client[name];
    const allowed: readonly (string | false)[] = ALLOWED[name];
    if (value === undefined || allowed.includes(value)) return [];
    return [`${name} must be one of ${allowed.map(String).join(', ')}, not "${value}"`];
  });
  const faults = [...missing, ...invalid];
  if (faults.length > 0) throw new Error(`Login client: ${faults.join('; ')}`);
}
