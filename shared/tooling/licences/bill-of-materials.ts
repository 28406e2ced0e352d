import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import type { InstalledPackage } from './installed-packages';

/** Returns the bill of materials (CycloneDX 1.6, JSON) of a product: its libraries with licence, hash and package URL. */
export function billOfMaterials(
  { name, version }: { readonly name: string; readonly version: string },
  packages: readonly InstalledPackage[],
): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, name, { version });
  for (const one of packages) bom.components.add(componentOf(one));
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 });
}

function componentOf({ name, version, licence, isInProduct, integrity }: InstalledPackage): Models.Component {
  const [scope, ofScope] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = new PackageURL('npm', scope, ofScope ?? name, version, undefined, undefined).toString();
  const component = new Models.Component(Enums.ComponentType.Library, ofScope ?? name, {
    ...(scope !== undefined && { group: scope }),
    version,
    bomRef: purl,
    purl,
    scope: isInProduct ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
  });
  component.licenses.add(new Models.LicenseExpression(licence));
  if (integrity !== undefined) component.hashes.set(Enums.HashAlgorithm['SHA-512'], hexOf(integrity));
  return component;
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}
