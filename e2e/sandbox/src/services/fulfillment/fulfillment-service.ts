import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../../context';
import { watchDeadlines } from './deadline/watch-deadlines';
import { registerGroupEvents } from './events/group-events';
import { recoverHolds } from './group-holds';
import { registerGuests } from './register-guests';
import { registerHosting } from './register-hosting';
import { registerReading } from './register-reading';
import { registerNudges } from './register-nudges';
import { registerPeople } from './register-people';

/** How often holds that nobody needs any more are released. */
const SWEEP_MS = 10_000;

/** Group orders: the fulfillment service (specification 7). */
export async function fulfillmentService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  registerReading(app, context);
  registerGuests(app, context);
  registerHosting(app, context);
  registerNudges(app, context);
  registerPeople(app, context);
  await registerGroupEvents(app, context);
  watchDeadlines(app, context);
  await recoverHolds(context, { isStart: true });
  const sweep = setInterval(() => {
    recoverHolds(context, { isStart: false }).catch((error: unknown) =>
      app.log.error({ err: error }, 'holds'),
    );
  }, SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}
