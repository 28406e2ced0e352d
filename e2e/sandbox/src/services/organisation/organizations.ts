import type { OrganizationConfig } from '@tiffin/contracts';

/** The organisations of the sandbox: a company with its own sign-on, and a building platform. */
export const ORGANIZATIONS: readonly OrganizationConfig[] = [
  {
    organizationId: 'org_northlight',
    name: 'Northlight',
    subdomain: 'northlight',
    isOrg: true,
    configEntries: {
      publicServiceClientId: 'northlight-service',
      publicServiceClientSecret: 'northlight-service-secret',
      webClientId: 'northlight-client',
    },
  },
  {
    organizationId: 'org_mercer_tower',
    name: 'Mercer Tower',
    subdomain: 'mercer-tower',
    isOrg: false,
    configEntries: {
      publicServiceClientId: 'mercer-tower-service',
      publicServiceClientSecret: 'mercer-tower-service-secret',
      webClientId: 'building-client',
    },
  },
];
