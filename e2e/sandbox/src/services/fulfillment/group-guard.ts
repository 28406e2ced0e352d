import type { Database } from '../../db/open-database';
import { fulfillmentGuests, fulfillments } from '../../db/tables';
import { isGroupActive } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { moveHolds, releaseHolds } from './group-holds';
import { guestRow, saveGroup, type Group, type GroupRecord, type GuestRecord } from './group-records';
import { obstaclesOf, refuseObstacle, type GroupObstacle } from './group-standing';

const OVER = ['CLOSED', 'CANCELLED', 'EXPIRED'] as const;

/**
 * Every way to change a group or a cart in it, and the obstacles that refuse it. A new way needs a row here
 * before it can write.
 */
const WAYS = {
  /** A newcomer joins. */
  join: [...OVER, 'LOCKED', 'MISSED', 'FULL'],
  /** A guest changes their lines or status, or continues with their account. */
  choose: [...OVER, 'LOCKED', 'MISSED'],
  /** Guests who can still choose are reminded, by the host or by the service. */
  remind: [...OVER, 'LOCKED', 'MISSED'],
  /** A guest who was not done at the deadline asks the host for more time. */
  ask: [...OVER, 'LOCKED'],
  /** A guest leaves, until the host pays. */
  leave: [...OVER, 'LOCKED'],
  /** The host changes, pays, or cancels a payment: the lock does not stop the host. */
  host: OVER,
  /** The service does what the host set for the deadline. It waits while the host pays. */
  deadline: [...OVER, 'LOCKED'],
  /** A co-host changes the group, but never while the host pays. */
  coHost: [...OVER, 'LOCKED'],
  /** The host adds a person who joins no group by themselves. */
  addColleague: [...OVER, 'FULL'],
  /** The host cancels the group, even one that has expired. */
  cancel: ['CLOSED', 'CANCELLED'],
} as const satisfies Readonly<Record<string, readonly GroupObstacle[]>>;

export type GroupWay = keyof typeof WAYS;

/**
 * A group that may be changed in this transaction. Only `guard` and `start` create one, and every write of a
 * group, its guests and its carts requires one.
 */
export class HeldGroup {
  readonly #tx: Database;
  readonly #group: Group;

  private constructor(tx: Database, group: Group) {
    this.#tx = tx;
    this.#group = group;
  }

  /**
   * Refuses with a reason that every screen has a sentence for. `group` must be locked by this transaction.
   */
  static guard(tx: Database, group: Group, way: GroupWay, now: number): HeldGroup {
    const refused: readonly GroupObstacle[] = WAYS[way];
    refuseObstacle(obstaclesOf(group, now).find((obstacle) => refused.includes(obstacle)));
    return new HeldGroup(tx, group);
  }

  /** Starts a group. */
  static async start(tx: Database, values: GroupRecord): Promise<HeldGroup> {
    await tx.insert(fulfillments).values(values);
    return new HeldGroup(tx, { record: values, guests: [], removed: [] });
  }

  get record(): GroupRecord {
    return this.#group.record;
  }

  /**
   * Writes the group with the next version. A payment of the version before is then refused. A cancelled group
   * releases what its guests' cards hold. A group that has ended forgets the addresses that guests typed.
   */
  async save(changes: Partial<typeof fulfillments.$inferInsert> = {}): Promise<void> {
    await saveGroup(this.#tx, this.record, changes);
    if (changes.state === 'CANCELLED') await releaseHolds(this.#tx, this.record.id);
    if (changes.state && !isGroupActive(changes.state)) await this.#forgetReminderEmails();
  }

  /** Locks the group until a time in milliseconds, or unlocks it (null). The version does not change. */
  async lockUntil(lockedUntil: number | null): Promise<void> {
    await this.#tx.update(fulfillments).set({ lockedUntil }).where(eq(fulfillments.id, this.record.id));
  }

  async addGuest(guest: Omit<typeof fulfillmentGuests.$inferInsert, 'fulfillmentId'>): Promise<void> {
    await this.#tx.insert(fulfillmentGuests).values({ ...guest, fulfillmentId: this.record.id });
  }

  /** Changes a guest. What a removed guest's card holds is released; what a renamed guest's holds goes along. */
  async changeGuest(externalUserId: string, changes: Partial<GuestRecord>): Promise<void> {
    const { id } = this.record;
    // The address belongs to the guest of this browser, and reminds nobody who is out.
    const isOther = changes.removedAt ?? changes.externalUserId;
    const set = isOther ? { ...changes, reminderEmail: null } : changes;
    await this.#tx.update(fulfillmentGuests).set(set).where(guestRow(id, externalUserId));
    if (changes.removedAt) await releaseHolds(this.#tx, id, { of: externalUserId });
    if (changes.externalUserId)
      await moveHolds(this.#tx, id, { from: externalUserId, to: changes.externalUserId });
  }

  async #forgetReminderEmails(): Promise<void> {
    await this.#tx
      .update(fulfillmentGuests)
      .set({ reminderEmail: null })
      .where(eq(fulfillmentGuests.fulfillmentId, this.record.id));
  }

  /** Deletes a guest and releases what their card holds. */
  async deleteGuest(externalUserId: string): Promise<void> {
    const { id } = this.record;
    await this.#tx.delete(fulfillmentGuests).where(guestRow(id, externalUserId));
    await releaseHolds(this.#tx, id, { of: externalUserId });
  }
}
