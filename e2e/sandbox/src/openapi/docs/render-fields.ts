import { html } from '../../services/sso/pages/html';
import type { Html } from '../../services/sso/pages/html';
import type { FieldRow } from './field-rows';

/** Renders a table of fields, or nothing if there are none. Named entities link to their own table. */
export function renderFields(title: string, rows: readonly FieldRow[]): Html {
  if (rows.length === 0) return html``;
  return html`<table>
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ path, type, entity, isRequired }) =>
          html`<tr>
            <th scope="row"><code>${path}</code>${!isRequired && html` <i>optional</i>`}</th>
            <td>${entity ? html`<a href="#${entity}">${type}</a>` : type}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
