import { only, onOrOff, oneOf, optionalFolder, pairs, text, wholeNumber } from '@tiffin/server/settings';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const shellHost = text('TIFFIN_SHELL_HOST', {
  meaning:
    'network interface on which the shell server listens; `0.0.0.0` or `::` where a proxy is on another machine',
  standard: 'localhost',
});
export const logLevel = oneOf('TIFFIN_LOG_LEVEL', LOG_LEVELS, {
  meaning: 'what the shell server logs',
  standard: 'info',
});
export const shellDist = optionalFolder('TIFFIN_SHELL_DIST', {
  meaning: 'folder of a built shell that is served instead of the deployed one, for development',
  standard: 'none',
  demand: only('none'),
});
export const awaitedRoutes = pairs('TIFFIN_AWAITED_ROUTES', {
  meaning:
    'paths and the remotes that will own them, which are still being built: `/order/team/join=mfe-teams`; `npm start` sets it',
  standard: 'none',
  demand: only('none'),
});
export const rateLimitStore = text('TIFFIN_RATE_LIMIT_STORE', {
  meaning:
    'URL of the services’ PostgreSQL database, in which shell processes share their counts; without it each counts alone',
  standard: 'none',
});
export const sessionStore = text('TIFFIN_SESSION_STORE', {
  meaning:
    'URL of a PostgreSQL database in which shell processes share the renewals of sessions, so that no refresh token is sent twice; they make their table. Without it each process renews alone',
  standard: 'none',
});
export const serverRendering = onOrOff('TIFFIN_SERVER_RENDERING', {
  meaning: '`off`: the server writes the heads and the first data of pages, and the browser renders screens',
  standard: 'on',
});
export const renderingLimitMs = wholeNumber('TIFFIN_SERVER_RENDERING_LIMIT_MS', {
  meaning: 'how long a page waits for its screen, in milliseconds; later the browser renders it',
  standard: '500',
});
export const renderedStaleS = wholeNumber('TIFFIN_RENDERED_STALE_S', {
  meaning:
    'how old a rendered page may be that is shown while it is rendered again, in seconds; the browser reads again what is old in it',
  standard: '600',
});
export const renderedMegabytes = wholeNumber('TIFFIN_RENDERED_MB', {
  meaning: 'how much memory rendered pages take in each process, in megabytes',
  standard: '64',
});
export const earlyHints = onOrOff('TIFFIN_EARLY_HINTS', {
  meaning:
    'an informational response (103) names the shell’s scripts and font before the server reads the data of a page. Browsers use it with HTTP/2, so the proxy in front must pass it on',
  standard: 'off',
});
