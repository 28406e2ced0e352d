import { z } from 'zod';
import type { ServerBuild } from './server-build';

const FAILURE_REASONS = ['load', 'throw', 'time', 'memory', 'exit', 'answer'] as const;

/**
 * Why an answer is missing. `load`: a build cannot be read or evaluated. `throw`: it threw. `time`: it took too long.
 * `memory`: it needed too much. `exit`: its process ended. `answer`: what it gave is no answer.
 */
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Which build of a pair failed. */
export type Whose = 'remote' | 'shell';

export type Failure = {
  readonly build: Pick<ServerBuild, 'id' | 'remote' | 'version'>;
  readonly reason: FailureReason;
  /** For logs, without texts of the page. The build wrote it, so it can say anything else; at most 300 characters. */
  readonly message: string;
};

/** Characters of a message. */
export const LONGEST_MESSAGE = 300;

export const failedSchema = z.object({
  kind: z.literal('failed'),
  whose: z.enum(['remote', 'shell']),
  reason: z.enum(FAILURE_REASONS),
  message: z.string().transform((text) => text.slice(0, LONGEST_MESSAGE)),
});
export type Failed = z.infer<typeof failedSchema>;

export function failed(whose: Whose, reason: FailureReason, message: string): Failed {
  return { kind: 'failed', whose, reason, message };
}
