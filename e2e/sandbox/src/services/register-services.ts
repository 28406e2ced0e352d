import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { openApiService } from '../openapi/openapi-service';
import { addressSearchService } from './address-search/address-search-service';
import { analyticsService } from './analytics/analytics-service';
import { cartsService } from './carts/carts-service';
import { cmsService } from './cms/cms-service';
import { contentService } from './content/content-service';
import { controlsService } from './controls/controls-service';
import { errorSinkService } from './error-sink/error-sink-service';
import { flagsService } from './flags/flags-service';
import { fulfillmentService } from './fulfillment/fulfillment-service';
import { gatewayService } from './gateway/gateway-service';
import { identityService } from './identity/identity-service';
import { inviteService } from './invite/invite-service';
import { ipLookupService } from './ip-lookup/ip-lookup-service';
import { mapService } from './map/map-service';
import { mailboxService } from './mailbox/mailbox-service';
import { orderNewsService } from './order-news/order-news-service';
import { ordersService } from './orders/orders-service';
import { organisationService } from './organisation/organisation-service';
import { paymentsService } from './payments/payments-service';
import { cardsService } from './pictures/cards-service';
import { picturesService } from './pictures/pictures-service';
import { preparedPagesService } from './prepared-pages/prepared-pages-service';
import { pushStandInService } from './push-stand-in/push-stand-in-service';
import { remoteReportsService } from './remote-reports/remote-reports-service';
import type { Service } from './service';
import { siftService } from './sift/sift-service';
import { sitePagesService } from './site-pages/site-pages-service';
import { ssoService } from './sso/sso-service';
import { stripeService } from './stripe/stripe-service';
import { teamsService } from './teams/teams-service';
import { testPeopleService } from './test-people/test-people-service';
import { userService } from './user/user-service';

const SERVICES: readonly Service[] = [
  picturesService,
  cardsService,
  contentService,
  gatewayService,
  userService,
  cartsService,
  paymentsService,
  ordersService,
  orderNewsService,
  pushStandInService,
  controlsService,
  preparedPagesService,
  ssoService,
  stripeService,
  identityService,
  mailboxService,
  sitePagesService,
  teamsService,
  fulfillmentService,
  inviteService,
  testPeopleService,
  organisationService,
  flagsService,
  cmsService,
  ipLookupService,
  addressSearchService,
  mapService,
  analyticsService,
  errorSinkService,
  remoteReportsService,
  siftService,
  openApiService,
];

/**
 * Registers every service, each in its own encapsulated plugin. Leaves out the sign-on if an external
 * provider's tokens are accepted.
 */
export async function registerServices(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const isWanted = (service: Service): boolean => service !== ssoService || context.options.hasOwnSignOn;
  for (const service of SERVICES.filter(isWanted)) await app.register((scope) => service(scope, context));
}
