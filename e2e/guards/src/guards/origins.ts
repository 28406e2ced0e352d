import type { Guard, NamedTest } from '../guard';

const line = 'shared/embed/src/frame-line.ts';
const hears = (whom: string): NamedTest => ({
  file: 'shared/embed/src/frame-line.test.tsx',
  name: `[EMB-06] does not hear ${whom}`,
});

/** Of messages from a host, and of calls to the shell's server. */
export const ORIGINS: readonly Guard[] = [
  {
    name: 'the check of a message’s window',
    file: line,
    from: 'source !== page.parent || ',
    to: '',
    tests: [hears('another window of the host'), hears('no window'), hears('our own window')],
  },
  {
    name: 'the check of a message’s origin',
    file: line,
    from: ' || !hosts.includes(origin)',
    to: '',
    tests: [hears('another origin'), hears('no origin'), hears('an empty origin')],
  },
  {
    name: 'the exactness of that check',
    file: line,
    from: '!hosts.includes(origin)',
    to: '!hosts.some((host) => origin.startsWith(host))',
    tests: [hears('an origin that begins alike'), hears('another port'), hears('the origin with a path')],
  },
  {
    name: 'keeping to the host that came first',
    file: line,
    from: 'if (origin === proven) ',
    to: '',
    tests: [
      { file: 'shared/embed/src/frame-line.test.tsx', name: '[EMB-06] keeps to the host that came first' },
    ],
  },
  {
    name: 'the check that our own page asks for a token',
    file: 'shell/server/session/only-our-pages.ts',
    from: '!isSameOrigin(request.headers, origin)',
    to: 'false',
    tests: [
      {
        file: 'shell/server/app.test.ts',
        name: 'keeps the guests’ token and the cookies from other sites',
      },
    ],
  },
];
