import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';

/** One plugin a service: it registers its routes on the scope it is given. */
export type Service = (app: FastifyInstance, context: SandboxContext) => Promise<void>;
