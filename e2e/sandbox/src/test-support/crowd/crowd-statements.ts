import { contentOfCrowd } from './content-of-crowd';
import { groupsOfCrowd } from './groups-of-crowd';
import { ordersOfCrowd } from './orders-of-crowd';
import { peopleOfCrowd } from './people-of-crowd';

/** How much data a crowd leaves behind: ten orders a person, and one group for ten orders. */
export type CrowdSize = {
  readonly orders: number;
  readonly merchants: number;
};

/**
 * Returns SQL statements that fill a seeded database with what other people would have left there. Merchants lie all
 * over the world, so that as many are near a place as before.
 */
export function crowdStatements(size: CrowdSize): readonly string[] {
  return [
    ...contentOfCrowd(size),
    ...peopleOfCrowd(size),
    ...ordersOfCrowd(size),
    ...groupsOfCrowd(size),
    // The planner decides by the statistics of the tables.
    'analyze',
  ];
}
