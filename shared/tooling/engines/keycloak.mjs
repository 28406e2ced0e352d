import { join } from 'node:path';
import { buildAndDeploy } from '../commands/build-and-deploy.mjs';
import { CommandError } from '../commands/command-error.mjs';
import { ensureChromium } from '../commands/find-chromium.mjs';
import { run } from '../commands/run.mjs';
import { testPorts } from '../commands/test-ports.mjs';
import { root } from '../commands/workspace-root.mjs';
import { expectJava } from './keycloak/expect-java.mjs';
import { fetchKeycloak } from './keycloak/fetch-keycloak.mjs';
import { makeRealm } from './keycloak/make-realm.mjs';
import { startKeycloak } from './keycloak/start-keycloak.mjs';

const playwright = join(root, 'e2e/journeys/node_modules/.bin/playwright');

/** Runs the session's journeys with Keycloak instead of the sandbox's provider. Only settings differ. */
export const engine = {
  name: 'keycloak',
  verify: async () => {
    await expectJava();
    const archive = await fetchKeycloak();
    const chromium = await ensureChromium();
    await buildAndDeploy((line) => console.log(line));
    const ports = testPorts(process.env);
    const keycloak = await startKeycloak({
      archive,
      port: ports.sandbox + 100,
      realm: await makeRealm(ports),
    });
    try {
      const { code } = await run(playwright, ['test', '-c', 'e2e/journeys/keycloak.config.ts'], {
        env: {
          CHROMIUM_PATH: chromium,
          TIFFIN_SSO_URL: keycloak.url,
          TIFFIN_KEYCLOAK_ADMIN_PASSWORD: keycloak.adminPassword,
        },
      });
      if (code !== 0) throw new CommandError('Journeys failed with Keycloak. Their output is above.');
    } finally {
      await keycloak.stop();
    }
  },
};
