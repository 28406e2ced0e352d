import { readFileSync } from 'node:fs';

/** The look of pages without scripts, and what this page adds. */
export const PAGE_STYLE = `${readFileSync(new URL('../static/offline.css', import.meta.url), 'utf8')}
header {
  display: flex;
  justify-content: space-between;
  gap: 24px;
  max-width: 760px;
  margin: 0 auto;
  padding: 8px 16px;
}
a {
  flex: none;
  align-items: center;
}
main {
  max-width: 760px;
  margin: 0 auto;
  padding: 12px 16px 48px;
}
main > p {
  margin: 8px 0;
}
form {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin: 16px 0;
}
button[aria-pressed='true'] {
  background: var(--text);
  color: var(--background);
}
table {
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
}
th,
td {
  padding-block: 10px;
    padding-inline: 0 12px;
  text-align: start;
  vertical-align: top;
  border-bottom: 1px solid color-mix(in srgb, var(--muted) 40%, transparent);
}
th:first-child {
  width: 34%;
}
th:last-child {
  width: 22%;
}
code {
  display: block;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
}
`;
