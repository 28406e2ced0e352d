import type { Call } from '@tiffin/contracts';
import { html } from '../../services/sso/pages/html';
import type { Html } from '../../services/sso/pages/html';
import { renderPage } from '../../services/sso/pages/render-page';
import { ASSETS_URL } from '../../services/sso/page-headers';
import { PREFIXES } from '../../register-call';
import { CALL_TABLES, DOCUMENTED_SERVICES } from '../call-tables';
import type { CallTable } from '../call-tables';
import { referencesIn } from '../component-schemas';
import { documentOf } from '../document-of';
import { partOf, propertiesOf } from '../json-schema';
import type { JsonSchema } from '../json-schema';
import { NAMED_ENTITIES } from '../named-entities';
import { fieldRows } from './field-rows';
import { renderCall } from './render-call';
import { renderFields } from './render-fields';

export type DocsUrls = { readonly publicUrl: string; readonly shellUrl: string };

/** Renders the documentation page: every service, call and entity. It needs no script. */
export function renderDocs({ publicUrl, shellUrl }: DocsUrls): string {
  const tables = DOCUMENTED_SERVICES.map((service) => ({
    service,
    table: CALL_TABLES[service],
    components: componentsOf(service, publicUrl),
  }));
  const pointedTo = new Set(tables.flatMap(({ components }) => referencesIn(components)));
  const entities = new Map(
    tables
      .flatMap(({ components }) => propertiesOf({ properties: components }))
      .filter(([name]) => name in NAMED_ENTITIES || pointedTo.has(name))
      .sort(([one], [other]) => one.localeCompare(other)),
  );
  const content = html`
    <p>
      Every service that Tiffin calls, as this sandbox serves it. Requests and answers are checked against the
      same contracts that this page is made from.
    </p>
    <nav aria-label="Services">
      <ul>
        ${tables.map(({ service, table }) => html`<li><a href="#${service}">${table.title}</a></li>`)}
        <li><a href="#entities">Entities</a></li>
      </ul>
    </nav>
    ${tables.map(({ service, table, components }) => renderService(service, table, components))}
    <section id="entities" aria-labelledby="entities-title">
      <h2 id="entities-title">Entities</h2>
      ${[...entities].map(
        ([name, schema]) => html`<div id="${name}">${renderFields(name, entityRows(schema))}</div>`,
      )}
    </section>
  `;
  return renderPage('API documentation', content, {
    locale: 'en',
    assetsUrl: ASSETS_URL,
    shopUrl: shellUrl,
    styles: ['/docs/docs.css'],
  });
}

function renderService(
  service: Call['service'],
  { title, about, calls }: CallTable,
  components: JsonSchema,
): Html {
  return html`<section id="${service}" aria-labelledby="${service}-title">
    <h2 id="${service}-title">${title}</h2>
    <p>${about}</p>
    <p>
      At <code>${PREFIXES[service]}</code>;
      <a href="${PREFIXES[service]}/openapi.json">OpenAPI document of the ${title}</a>
    </p>
    ${Object.entries(calls).map(([name, row]) => renderCall(name, row, components))}
  </section>`;
}

function componentsOf(service: Call['service'], publicUrl: string): JsonSchema {
  return partOf(partOf(documentOf(service, publicUrl), 'components'), 'schemas');
}

function entityRows(schema: JsonSchema): ReturnType<typeof fieldRows> {
  const alternatives = Array.isArray(schema['oneOf']) ? schema['oneOf'] : [schema];
  return alternatives.flatMap((one: JsonSchema) => fieldRows(one));
}
