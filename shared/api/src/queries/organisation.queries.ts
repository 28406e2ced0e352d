import { queryOptions } from '@tanstack/react-query';
import { getOrganizationConfig } from '../calls/organisation';

/** What is public of organisations. */
export const organisationQueries = {
  root: ['organisations'] as const,
  bySubdomain: (subdomain: string) =>
    queryOptions({
      queryKey: ['organisations', 'by-subdomain', subdomain],
      queryFn: ({ signal }) => getOrganizationConfig({ subdomain }, { signal }),
      meta: { context: 'getOrganizationConfig' },
    }),
};
