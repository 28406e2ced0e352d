import { organisationService as calls } from '@tiffin/contracts/schemas';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import type { Service } from '../service';
import { ORGANIZATIONS } from './organizations';

/** The organisation service: the public configuration of an organisation. */
export const organisationService: Service = async (app, context) => {
  registerCall(
    app,
    context,
    calls.getOrganizationConfig,
    async ({ query }) =>
      ORGANIZATIONS.find(({ subdomain }) => subdomain === query.subdomain.toLowerCase()) ??
      refuse(404, 'NOT_FOUND', 'ORGANIZATION'),
  );
};
