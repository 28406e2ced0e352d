import { createSettingReader, ssoRealm } from '@tiffin/server/settings';
import { optionsFromEnvironment } from '../options';
import { realmOf } from './realm-of';

/** Writes the realm for the environment's URLs and secrets to standard output, as JSON. */
const { ownOrigins, partnerUrl, guestClientSecret } = optionsFromEnvironment(process.env);
const realm = createSettingReader(process.env).read(ssoRealm);
process.stdout.write(JSON.stringify(realmOf({ realm, ownOrigins, partnerUrl, guestClientSecret }), null, 2));
