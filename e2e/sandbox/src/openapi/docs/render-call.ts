import type { Call } from '@tiffin/contracts';
import { html } from '../../services/sso/pages/html';
import type { Html } from '../../services/sso/pages/html';
import { PREFIXES } from '../../register-call';
import { answerName } from '../component-schemas';
import { describeErrors } from '../describe-errors';
import { EXAMPLE_VALUES } from '../example-values';
import { exampleOf } from '../example-of';
import { jsonSchemaOf, partOf } from '../json-schema';
import type { JsonSchema } from '../json-schema';
import { fieldRows } from './field-rows';
import { renderFields } from './render-fields';

const WHO = {
  none: 'Anybody may call.',
  any: 'A signed-in person or a guest may call.',
  user: 'Only a signed-in person may call.',
} as const;

/** Renders one call: who may make it, what it takes, answers and refuses, with an example. */
export function renderCall(name: string, row: Call, components: JsonSchema): Html {
  const { method, path, summary, auth, query, body, response } = row;
  return html`<details id="${name}">
    <summary>
      <h3><b>${method}</b> <code>${path || PREFIXES[row.service]}</code></h3>
      <p>${summary}</p>
    </summary>
    <p>
      <code>${name}</code> ${WHO[auth]}
      ${row.takesIdempotencyKey && 'An Idempotency-Key makes a repeated call harmless.'}
    </p>
    ${renderFields('Path', parametersOf(path))}
    ${query && renderFields('Query', fieldRows(jsonSchemaOf(query, 'input')))}
    ${body && renderFields('Body', bodyRows(jsonSchemaOf(body, 'input')))}
    ${renderFields('Answer', bodyRows(partOf(components, answerName(name))))}
    <table>
      <caption>
        Errors
      </caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Status and words</th>
        </tr>
      </thead>
      <tbody>
        ${describeErrors(row).map(
          ({ type, statuses, words }) =>
            html`<tr>
              <th scope="row"><code>${type}</code></th>
              <td>${statuses.join(', ')}: ${words}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h4>Example request</h4>
    <pre>${requestText(row)}</pre>
    <h4>Example answer</h4>
    <pre>${JSON.stringify(exampleOf(jsonSchemaOf(response, 'output')), null, 2)}</pre>
  </details>`;
}

function parametersOf(path: string): ReturnType<typeof fieldRows> {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    path: name,
    type: 'text, at most 200',
    entity: undefined,
    isRequired: true,
  }));
}

/** Returns the fields of each alternative. */
function bodyRows(schema: JsonSchema): ReturnType<typeof fieldRows> {
  const alternatives = [schema['anyOf'], schema['oneOf']].flat().filter(isSchema);
  return alternatives.length > 0 ? alternatives.flatMap((one) => fieldRows(one)) : fieldRows(schema);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

function requestText({ service, method, path, query, body, bodyFormat }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(EXAMPLE_VALUES[name] ?? name),
  );
  const search = query ? `?${formText(exampleOf(jsonSchemaOf(query, 'input')))}` : '';
  const example = body && exampleOf(jsonSchemaOf(body, 'input'));
  const written = bodyFormat === 'form' ? formText(example) : JSON.stringify(example, null, 2);
  return `${method} ${PREFIXES[service]}${filled}${search}${example === undefined ? '' : `\n\n${written}`}`;
}

function formText(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new URLSearchParams(fields.map(([name, part]) => [name, String(part)])).toString();
}
