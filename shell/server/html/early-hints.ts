import type { FastifyReply } from 'fastify';
import type { ShellBuild } from '../builds/shell-build';
import { fontUrlOf, shellUrl } from './shell-urls';

/**
 * Sends an informational response with the shell's files, so that a browser loads them while the server reads the page's
 * data (RFC 8297). HTTP/1.0 has no informational responses.
 */
export function sendEarlyHints({ raw, request }: FastifyReply, build: ShellBuild): void {
  if (request.method !== 'GET' || request.raw.httpVersion === '1.0') return;
  raw.writeEarlyHints({ link: linksOf(build) });
}

/** Scripts are loaded with CORS, because their elements have an integrity hash. A link with another mode loads them twice. */
function linksOf(build: ShellBuild): string[] {
  const font = fontUrlOf(build);
  return [
    ...build.initial.map((file) => `<${shellUrl(file)}>; rel=preload; as=script; crossorigin=anonymous`),
    ...(font ? [`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous`] : []),
  ];
}
