import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';

/** One plugin per service. It registers its routes on the given scope. */
export type Service = (app: FastifyInstance, context: SandboxContext) => Promise<void>;
