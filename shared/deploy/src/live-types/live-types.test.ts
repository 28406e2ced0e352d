import { expect, it } from '@jest/globals';
import { liveTypes } from './live-types';

const remotes = {
  'mfe-teams': { contract: 2, slots: [], routes: [{ path: '/order/team/join' }], screens: {} },
  'mfe-group-order': {
    contract: 1,
    slots: ['group-order-entry'],
    routes: undefined,
    screens: { '/g/:linkId': [], "/it's": [] },
  },
};

it('writes contracts, paths and slots of what is live, by remote', () => {
  expect(liveTypes(remotes))
    .toBe(`// "remote types" has written this from the registry. Run it again instead of changing it.

/** The contract of each live remote. */
export type LiveContracts = {
  readonly 'mfe-group-order': 1;
  readonly 'mfe-teams': 2;
};

/** The paths of each live remote, as route patterns. */
export type LivePaths = {
  readonly 'mfe-group-order': '/g/:linkId' | '/it\\'s';
  readonly 'mfe-teams': '/order/team/join';
};

/** The remotes that fill each slot. */
export type LiveSlots = {
  readonly 'group-order-entry': 'mfe-group-order';
};
`);
});
