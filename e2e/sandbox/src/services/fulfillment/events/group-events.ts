import { isGroupActive } from '@tiffin/domain';
import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../../../context';
import { answerWithin } from '../../../contract-check';
import { refuseForNow } from '../../../errors/refuse-for-now';
import { EventStream } from '../../../event-stream';
import { registerCall } from '../../../register-call';
import { requireMember } from '../group-access';
import { loadGroup } from '../group-records';
import { seeRoom } from './see-room';
import { streamPlaces } from './stream-places';
import { watchedRooms, type Watcher } from './watched-rooms';

const BEAT_MS = 20_000;
const TRY_AGAIN_SECONDS = 60;

/** The stream of what changes in a group. Other processes on the same database are heard, too. */
export async function registerGroupEvents(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { db, clock } = context;
  const rooms = watchedRooms((id) => seeRoom(context, id), clock.now);
  const places = streamPlaces();
  const streams = new Set<EventStream>();
  await context.listen('group_changed', rooms.look);
  app.addHook('preClose', (done) => {
    rooms.end();
    streams.forEach((stream) => stream.end());
    done();
  });

  registerCall(app, context, calls.watchFulfillment, async (incoming) => {
    const { param, query, principal, request, reply } = incoming;
    const { externalUserId } = principal;
    const id = param('id');
    await requireMember(db, await loadGroup(db, id), externalUserId, clock.now());
    const leave = places.take(externalUserId) ?? refuseForNow(request, TRY_AGAIN_SECONDS);
    const stream = new EventStream();
    streams.add(stream);
    const unwatch = rooms.watch(
      id,
      teller(stream, externalUserId, query.lastEventId ?? request.headers['last-event-id']),
    );
    const beat = setInterval(() => {
      // A token that has expired, or whose session has ended, ends the stream. The page opens it again.
      context.readPrincipal(request, reply).then(
        (caller) => (caller.externalUserId === externalUserId ? stream.beat() : stream.end()),
        () => stream.end(),
      );
    }, BEAT_MS).unref();
    stream.once('close', () => {
      clearInterval(beat);
      unwatch();
      leave();
      streams.delete(stream);
    });
    return stream;
  });

  function teller(stream: EventStream, externalUserId: string, lastId: unknown): Watcher {
    let toldId = lastId;
    return ({ id, status }) => {
      const isMember = status.guests.some((guest) => guest.externalUserId === externalUserId);
      if (isMember && id !== toldId) {
        const now = new Date(clock.now()).toISOString();
        const event = answerWithin(calls.watchFulfillment, { ...status, now });
        stream.tell({ id, data: JSON.stringify(event) });
        toldId = id;
      }
      if (isMember && isGroupActive(status.fulfillmentState)) return;
      stream.tell({ id, name: 'end', data: '{}' });
      stream.end();
    };
  }
}
