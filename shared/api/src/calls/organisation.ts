import type { OrganizationConfig } from '@tiffin/contracts';
import { whole } from '@tiffin/contracts/shapes';
import { send } from '../transport/send';
import type { CallOptions } from '../transport/send';

const organizationConfigShape = whole({
  organizationId: 'id',
  name: 'text',
  subdomain: 'text',
  isOrg: 'flag',
  configEntries: whole({
    publicServiceClientId: 'text',
    publicServiceClientSecret: 'text',
    webClientId: 'text',
  }),
});

/** The public configuration of the organisation at a subdomain; rejects with 404 where there is none. */
export async function getOrganizationConfig(
  params: { readonly subdomain: string },
  options?: CallOptions,
): Promise<OrganizationConfig> {
  return send(
    {
      service: 'organisation',
      method: 'GET',
      path: '/organizations/configs/public',
      query: params,
      isPublic: true,
      answer: organizationConfigShape,
    },
    options,
  );
}
