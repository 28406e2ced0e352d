import type { Guard } from '../guard';

const app = 'shell/server/app.test.ts';
const policy = 'shell/server/html/content-security-policy';

/** Of a page's scripts, and of a sign-in. */
export const NONCES: readonly Guard[] = [
  {
    name: 'the nonce in the policy for scripts',
    file: `${policy}.ts`,
    from: "[`'nonce-${nonce}'`, \"'strict-dynamic'\"]",
    to: "[\"'unsafe-inline'\", '*']",
    tests: [{ file: `${policy}.test.ts`, name: 'runs scripts by nonce only, and from our hosts only' }],
  },
  {
    name: 'the nonce on a page’s scripts',
    file: 'shell/server/html/render-page.ts',
    from: '<script defer nonce="${nonce}"',
    to: '<script defer',
    tests: [
      { file: app, name: 'writes a page whose only runnable scripts carry the nonce of both policies' },
    ],
  },
  {
    name: 'a fresh nonce for every answer',
    file: 'shell/server/html/page-route.ts',
    from: "randomBytes(18).toString('base64url')",
    to: "'AAAAAAAAAAAAAAAAAAAAAAAA'",
    tests: [{ file: app, name: 'gives every page a nonce of its own' }],
  },
  {
    name: 'the id token that brings a sign-in’s nonce',
    file: 'shared/auth/src/check-at-provider.ts',
    from: 'if (client.idToken) return',
    to: 'return',
    tests: [
      {
        file: 'shared/auth/src/single-sign-on.test.ts',
        name: 'on load [AUT-02] keeps no token when the answer is: no id token',
      },
    ],
  },
];
