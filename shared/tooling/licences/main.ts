import { workspaceRoot } from '@tiffin/server/settings';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, runCommand } from '../commands/command-error.mjs';
import { readArguments } from '../commands/read-arguments.mjs';
import { ALLOWED_LICENCES } from './allowed-licences';
import { billOfMaterials } from './bill-of-materials';
import { installedPackages } from './installed-packages';
import { licenceFaults } from './licence-faults';
import { licenceReport } from './licence-report';

const usage = `npm run licences   writes the bill of materials (reports/sbom.json, CycloneDX) and the licences of all
                   libraries (reports/licences.md), and fails for a licence that is not allowed`;

await runCommand(async () => {
  readArguments({ usage });
  const packages = await installedPackages();
  const product = JSON.parse(await readFile(join(workspaceRoot, 'package.json'), 'utf8'));
  const reports = join(workspaceRoot, 'reports');
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'sbom.json'), billOfMaterials(product, packages));
  await writeFile(join(reports, 'licences.md'), licenceReport(packages));
  const faults = licenceFaults(packages, ALLOWED_LICENCES);
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  console.log(
    `${packages.length} libraries, all with allowed licences: reports/sbom.json, reports/licences.md.`,
  );
});
