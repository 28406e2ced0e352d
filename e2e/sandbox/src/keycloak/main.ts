import { optionsFromEnvironment } from '../options';
import { realmOf } from './realm-of';

/** Writes the realm that fits the environment's addresses and secrets to standard output, as JSON. */
const { shellUrl, allowedOrigins, guestClientSecret } = optionsFromEnvironment(process.env);
const webOrigins = [...new Set([new URL(shellUrl).origin, ...allowedOrigins])];
const realm = process.env['TIFFIN_SSO_REALM'] ?? 'tiffin';
process.stdout.write(JSON.stringify(realmOf({ realm, webOrigins, guestClientSecret }), null, 2));
