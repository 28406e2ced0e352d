import { analyticsService } from './analytics';
import type { Call, OurServiceName } from './call';
import { contentGateway } from './content-gateway';
import { fulfillmentService, inviteService } from './fulfillment-service';
import { identityService } from './identity';
import { mainApi } from './main-api';
import { organisationService } from './organisation';
import { userGateway } from './user-gateway';

/** Every call of our services, by name. The build derives the browser's data from this table. */
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
