import { ERROR_STATUSES } from '@tiffin/contracts';
import type { Call } from '@tiffin/contracts';
import { errorTypesOf } from '@tiffin/contracts/schemas';
import { PREFIXES } from '../register-call';
import { html } from '../services/sso/pages/html';
import type { Html } from '../services/sso/pages/html';
import { renderPage } from '../services/sso/pages/render-page';
import { ASSETS_URL } from '../services/sso/page-headers';
import { CALL_TABLES, DOCUMENTED_SERVICES } from './call-tables';
import { exampleOf } from './example-of';
import { jsonSchemaOf } from './json-schema';

const WHO = {
  none: 'Anybody may call.',
  any: 'A signed-in person or a guest may call.',
  user: 'Only a signed-in person may call.',
} as const;

/** Renders the documentation page: every service and call. Their fields are in the OpenAPI documents. It needs no script. */
export function renderDocs(shopUrl: string): string {
  const content = html`
    <p>Every service that Tiffin calls. The OpenAPI documents describe each field.</p>
    <nav aria-label="Services">
      <ul>
        ${DOCUMENTED_SERVICES.map((name) => html`<li><a href="#${name}">${CALL_TABLES[name].title}</a></li>`)}
      </ul>
    </nav>
    ${DOCUMENTED_SERVICES.map(renderService)}
  `;
  return renderPage('API documentation', content, {
    locale: 'en',
    assetsUrl: ASSETS_URL,
    shopUrl,
    styles: ['/docs/docs.css'],
  });
}

function renderService(service: Call['service']): Html {
  const { title, about, calls } = CALL_TABLES[service];
  return html`<section id="${service}" aria-labelledby="${service}-title">
    <h2 id="${service}-title">${title}</h2>
    <p>${about} <a href="${PREFIXES[service]}/openapi.json">OpenAPI document of the ${title}</a></p>
    ${Object.entries(calls).map(([name, row]) => renderCall(name, row))}
  </section>`;
}

function renderCall(name: string, row: Call): Html {
  const { method, service, path, summary, auth, body, response } = row;
  return html`<details id="${name}">
    <summary>
      <h3><b>${method}</b> <code>${PREFIXES[service]}${path}</code></h3>
      <p>${summary}</p>
    </summary>
    <p><code>${name}</code> ${WHO[auth]}</p>
    <p>
      Errors:
      ${errorTypesOf(row).map((type) => html`<code>${type}</code> (${ERROR_STATUSES[type].join(', ')}) `)}
    </p>
    ${
      body &&
      html`<h4>Example body</h4>
        <pre>${textOf(exampleOf(jsonSchemaOf(body, 'input')))}</pre>`
    }
    <h4>Example answer</h4>
    <pre>${textOf(exampleOf(jsonSchemaOf(response, 'output')))}</pre>
  </details>`;
}

function textOf(example: unknown): string {
  return JSON.stringify(example, null, 2);
}
