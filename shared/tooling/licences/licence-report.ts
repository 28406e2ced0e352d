import type { InstalledPackage } from './installed-packages';

/** Returns a Markdown table of the licences, with the libraries of each. An asterisk marks those that the product contains. */
export function licenceReport(packages: readonly InstalledPackage[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const rows = licences.map((licence) => {
    const some = packages.filter((one) => one.licence === licence);
    return `| ${licence} | ${some.length} | ${some.map(named).join(', ')} |`;
  });
  return ['| Licence | Libraries | (* in the product) |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function named({ name, version, isInProduct }: InstalledPackage): string {
  return `${name}@${version}${isInProduct ? '*' : ''}`;
}
