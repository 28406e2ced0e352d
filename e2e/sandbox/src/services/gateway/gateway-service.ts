import { inArray } from 'drizzle-orm';
import { contentGateway } from '@tiffin/contracts/schemas';
import { merchants } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import { CATALOGS, WORKSPACES } from '../../seed/catalogs';
import { summariseMerchant } from '../content/present-merchant';
import { translate } from '../content/translate';
import type { Service } from '../service';
import { activeEntries } from './active-entries';
import { categoryPicture } from './category-picture';
import { listMerchants } from './list-merchants';
import { knownMerchants } from './known-merchants';
import { isListed, nearbyRecords } from './nearby-records';
import { orderHistory } from './order-history';
import { paymentGroupsOf } from './payment-groups';
import { sellersOf } from './sellers-of';

/** The number of categories in an answer when the caller sets no limit. */
const MOST_CATEGORIES = 12;

/** Lists of merchants, catalogs, workspaces and a person's active orders. */
export const gatewayService: Service = async (app, context) => {
  const { db, clock } = context;
  const { publicUrl } = context.options;

  registerCall(app, context, contentGateway.getNearbyMerchants, async ({ query, principal, locale }) => {
    const from = { latitude: query.latitude, longitude: query.longitude };
    const left = new Set(catalogOf(query.notInCatalog)?.merchantIds);
    const records = await nearbyRecords(db, from, query.maxDistance);
    const knownIds = await knownMerchants(db, query.externalUserId, principal.externalUserId);
    const listed = records.filter(({ id }) => !left.has(id));
    const sellerIds = await sellersOf(db, listed, query.query);
    return listMerchants(
      listed,
      query,
      { now: clock.now(), locale, publicUrl },
      { from, knownIds, sellerIds },
    );
  });
  registerCall(app, context, contentGateway.getCatalogMerchants, async ({ query, locale }) => {
    const catalog = catalogOf(query.catalogId) ?? refuse(404, 'NOT_FOUND', 'CATALOG');
    const rows = await db
      .select({ record: merchants.record })
      .from(merchants)
      .where(inArray(merchants.id, [...catalog.merchantIds]));
    const { latitude = catalog.location.latitude, longitude = catalog.location.longitude } = query;
    const listed = rows.map(({ record }) => record).filter(isListed);
    const sellerIds = await sellersOf(db, listed, query.query);
    return listMerchants(
      listed,
      query,
      { now: clock.now(), locale, publicUrl },
      { from: { latitude, longitude }, knownIds: new Set(), sellerIds },
    );
  });
  registerCall(app, context, contentGateway.getCatalog, async ({ param, locale }) => {
    const catalog = catalogOf(param('catalogId')) ?? refuse(404, 'NOT_FOUND', 'CATALOG');
    const rows = await db
      .select({ record: merchants.record })
      .from(merchants)
      .where(inArray(merchants.id, [...catalog.merchantIds]));
    const presentation = { now: clock.now(), locale, publicUrl };
    return {
      catalogDetails: {
        catalogId: catalog.catalogId,
        name: translate(catalog.name, locale),
        description: translate(catalog.description, locale),
        merchants: rows
          .map(({ record }) => record)
          .filter(isListed)
          .map((record) => summariseMerchant(record, presentation, catalog.location)),
        hasNearbySection: true,
        hasCategorySection: true,
        location: catalog.location,
        nearbySearchDistance: 5000,
      },
    };
  });
  registerCall(app, context, contentGateway.getWorkspace, async ({ param }) => ({
    workspace:
      WORKSPACES.find(({ workspaceId }) => workspaceId === param('workspaceId')) ??
      refuse(404, 'NOT_FOUND', 'WORKSPACE'),
  }));
  registerCall(app, context, contentGateway.getNearbyCategories, async ({ query, locale }) => {
    const records = await nearbyRecords(db, query, query.maxDistance);
    const counts = new Map<string, number>();
    for (const name of records.flatMap(({ categories }) => categories))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    return {
      categories: [...counts]
        .sort(([one, often], [other, oftener]) => oftener - often || one.localeCompare(other))
        .slice(0, query.limit ?? MOST_CATEGORIES)
        .map(([name, merchantCount]) => ({
          id: name,
          name: translate(name, locale),
          imageUrl: publicUrl + categoryPicture(name),
          merchantCount,
        })),
    };
  });
  registerCall(app, context, contentGateway.getActiveOrders, async ({ query, principal, locale }) => ({
    data: await activeEntries(context, principal, {
      locale,
      maxMinutesAfterComplete: query.maxMinutesAfterComplete,
    }),
  }));
  registerCall(app, context, contentGateway.getOrderHistory, async ({ query, principal, locale }) =>
    orderHistory(db, principal.externalUserId, query, { now: clock.now(), locale, publicUrl }),
  );
  registerCall(app, context, contentGateway.getPaymentGroups, async ({ query, principal, locale }) => ({
    paymentGroups: await paymentGroupsOf(db, principal.externalUserId, {
      providers: query.paymentProviders.split(','),
      locale,
    }),
  }));
};

function catalogOf(catalogId: string | undefined): (typeof CATALOGS)[number] | undefined {
  return CATALOGS.find((catalog) => catalog.catalogId === catalogId);
}
