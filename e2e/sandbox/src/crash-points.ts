import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerControl } from './register-control';

/** Steps between which a group's payment may be interrupted. */
const STEPS = ['host authorised', 'order written', 'hold settled', 'host released'] as const;
export type CrashStep = (typeof STEPS)[number];

const crashSchema = z.object({ step: z.enum(STEPS), times: z.int().min(1).default(1) });

/**
 * Registers POST /sandbox/crash-points: the process is killed, like by a power cut, when it reaches a step
 * for the given time. Returns the function that services call at each step.
 */
export function registerCrashPoints(app: FastifyInstance): (step: CrashStep) => void {
  const left = new Map<CrashStep, number>();
  registerControl(app, 'POST', '/sandbox/crash-points', crashSchema, async ({ step, times }) => {
    left.set(step, times);
    return { step };
  });
  return (step) => {
    const times = left.get(step);
    if (times === undefined) return;
    left.set(step, times - 1);
    if (times === 1) process.kill(process.pid, 'SIGKILL');
  };
}
