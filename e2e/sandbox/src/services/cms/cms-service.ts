import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { LOCALES } from '@tiffin/contracts';
import type { Locale, ResourceSet } from '@tiffin/contracts';
import { contentManagement } from '@tiffin/contracts/schemas';
import { resourceSets } from '../../db/tables';
import { registerCall } from '../../register-call';
import { registerControl } from '../../register-control';
import type { Service } from '../service';
import { RESOURCE_SETS } from './resource-set-seed';

const PAGE = 100;
const line = z
  .string()
  .max(2000)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const writtenSchema = z.object({
  name: z.string().regex(/^[\w-]{1,100}$/),
  locale: z.enum(LOCALES),
  /** Null removes the override and restores the seeded texts. */
  resources: z.record(z.string().regex(/^[\w.-]{1,60}$/), line).nullable(),
});

type Written = { readonly resources: ResourceSet; readonly updatedAt: number };

/** The content management service: resource sets by name and locale, in the shape of Contentful's delivery API. */
export const cmsService: Service = async (app, context) => {
  registerCall(app, context, contentManagement.getResourceSetEntries, async ({ query }) => {
    const name = query['fields.name'];
    const found = await read(name, query.locale);
    const items = found ? [entryOf(name, query.locale, found)] : [];
    return { sys: { type: 'Array' as const }, total: items.length, skip: 0, limit: PAGE, items };
  });

  registerControl(app, 'POST', '/sandbox/cms', writtenSchema, async ({ name, locale, resources }) => {
    const isIt = and(eq(resourceSets.name, name), eq(resourceSets.locale, locale));
    if (resources === null) {
      await context.db.delete(resourceSets).where(isIt);
    } else {
      const written = { resources, updatedAt: context.clock.now() };
      await context.db
        .insert(resourceSets)
        .values({ name, locale, ...written })
        .onConflictDoUpdate({ target: [resourceSets.name, resourceSets.locale], set: written });
    }
    return { name, locale };
  });

  async function read(name: string, locale: Locale): Promise<Written | undefined> {
    const isIt = and(eq(resourceSets.name, name), eq(resourceSets.locale, locale));
    const [row] = await context.db.select().from(resourceSets).where(isIt);
    if (row) return row;
    const seeded = Object.entries(RESOURCE_SETS).find(([known]) => known === name)?.[1];
    return seeded && { resources: seeded[locale], updatedAt: 0 };
  }
};

function entryOf(name: string, locale: Locale, { resources, updatedAt }: Written) {
  return {
    sys: {
      id: `${name}-${locale}`,
      type: 'Entry' as const,
      locale,
      updatedAt: new Date(updatedAt).toISOString(),
      contentType: { sys: { id: 'resourceSet' as const } },
    },
    fields: { name, resources },
  };
}
