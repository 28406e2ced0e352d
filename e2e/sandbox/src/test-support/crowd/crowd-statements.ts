import { contentOfCrowd } from './content-of-crowd';
import { groupsOfCrowd } from './groups-of-crowd';
import { ordersOfCrowd } from './orders-of-crowd';
import { peopleOfCrowd } from './people-of-crowd';
import type { CrowdSize } from './crowd-size';

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
