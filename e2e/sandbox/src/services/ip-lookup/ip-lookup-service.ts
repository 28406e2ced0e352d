import { ipLookup } from '@tiffin/contracts/schemas';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import type { Service } from '../service';

/**
 * The lookup of the caller's country by IP. IPs of this machine have no country, so it answers the configured
 * one.
 */
export const ipLookupService: Service = async (app, context) => {
  const { key, countryCode } = context.options.ipLookup;
  registerCall(app, context, ipLookup.lookUpIp, async ({ query, request, reply }) => {
    if (query.key !== key) return refuse(403, 'FORBIDDEN', 'API_KEY');
    void reply.header('cache-control', 'no-store');
    return { ip: request.ip, country_code: countryCode };
  });
};
