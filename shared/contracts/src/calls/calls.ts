import { analyticsService } from './analytics';
import type { Call, OurServiceName } from './call';
import { contentGateway } from './content-gateway';
import { fulfillmentService, inviteService } from './fulfillment-service';
import { identityService } from './identity';
import { mainApi } from './main-api';
import { organisationService } from './organisation';
import { userGateway } from './user-gateway';

/** Every call of a service of ours, by its name. What a browser knows of them is worked out of this at build time. */
export const CALLS = {
  ...mainApi,
  ...userGateway,
  ...fulfillmentService,
  ...inviteService,
  ...contentGateway,
  ...organisationService,
  ...identityService,
  ...analyticsService,
} as const satisfies Record<string, Call & { readonly service: OurServiceName }>;
