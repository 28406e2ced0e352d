import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { fulfillmentService } from './fulfillment/fulfillment-service';
import { identityService } from './identity/identity-service';
import { inviteService } from './invite/invite-service';
import { mailboxService } from './mailbox/mailbox-service';
import { ssoService } from './sso/sso-service';
import { teamsService } from './teams/teams-service';
import { testPeopleService } from './test-people/test-people-service';

/** One plugin a service. */
export type Service = (app: FastifyInstance, context: SandboxContext) => Promise<void>;

const SERVICES: readonly Service[] = [
  ssoService,
  identityService,
  mailboxService,
  teamsService,
  fulfillmentService,
  inviteService,
  testPeopleService,
];

/** Registers every service, each in its own encapsulated plugin. */
export async function registerServices(app: FastifyInstance, context: SandboxContext): Promise<void> {
  for (const service of SERVICES) await app.register((scope) => service(scope, context));
}
