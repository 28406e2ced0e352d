import type { Call } from '@tiffin/contracts';
import {
  addressSearch,
  analyticsService,
  contentGateway,
  contentManagement,
  flagService,
  fulfillmentService,
  identityService,
  inviteService,
  ipLookup,
  mainApi,
  OTHER_SERVICES,
  organisationService,
  SERVICES,
  singleSignOn,
  userGateway,
} from '@tiffin/contracts/schemas';

export type CallTable = {
  readonly title: string;
  readonly about: string;
  /** By the name of the client's function. */
  readonly calls: Readonly<Record<string, Call>>;
};

/** Every service that the sandbox stands for, in the order of section 7 of the specification. */
export const CALL_TABLES: Readonly<Record<Call['service'], CallTable>> = {
  main: { title: 'Main API', about: 'People, merchants, menus, carts, orders and cards.', calls: mainApi },
  userGateway: { title: 'User gateway', about: 'Points and what they are worth.', calls: userGateway },
  fulfillment: {
    title: 'Fulfillment service',
    about: 'Group orders: several people, one order, one payer.',
    calls: fulfillmentService,
  },
  invite: { title: 'Invite service', about: 'Links with which people join a group.', calls: inviteService },
  gateway: {
    title: 'Content gateway',
    about: 'Lists of merchants, catalogs, workplaces and teams, and what a person has under way.',
    calls: contentGateway,
  },
  organisation: {
    title: 'Organisation service',
    about: 'What is public of an organisation.',
    calls: organisationService,
  },
  identity: { title: 'Identity service', about: 'Accounts and service tokens.', calls: identityService },
  singleSignOn: {
    title: 'Single sign-on provider',
    about:
      'OpenID Connect. The redirects to authorize, logout and registration are pages and not listed here.',
    calls: singleSignOn,
  },
  analytics: { title: 'Analytics', about: 'Takes batches of events.', calls: analyticsService },
  cms: { title: 'Content management', about: 'Texts by name and locale.', calls: contentManagement },
  ipLookup: { title: 'IP lookup', about: 'Where the caller is.', calls: ipLookup },
  flags: {
    title: 'Feature flags',
    about: 'The OpenFeature Remote Evaluation Protocol.',
    calls: flagService,
  },
  addressSearch: {
    title: 'Address search',
    about: 'Addresses, streets and cities by name, in the shape of Photon.',
    calls: addressSearch,
  },
};

/** The services by name. */
export const DOCUMENTED_SERVICES: readonly Call['service'][] = [...SERVICES, ...OTHER_SERVICES];
