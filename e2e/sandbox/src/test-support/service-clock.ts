import { guest, type SandboxUrl } from './caller';

/** Moves the sandbox's time forward by minutes and returns its new time in milliseconds. */
export async function passMinutes(sandbox: SandboxUrl, minutes: number): Promise<number> {
  const { body } = await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: minutes * 60_000 });
  return Date.now() + body.offsetMs;
}
