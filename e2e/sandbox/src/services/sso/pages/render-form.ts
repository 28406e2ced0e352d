import { html, type Html } from './html';
import { renderPage, type PageFrame } from './render-page';
import { sentencesIn, type SentenceKey } from './sentences';

type FieldSpec = {
  readonly name: string;
  readonly label: SentenceKey;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly hint?: SentenceKey;
};

export type FormProblem = { readonly field: string; readonly sentence: SentenceKey };

/** What was typed and what was wrong with it. Passwords are never sent back. */
export type FormState = {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
};

const email: FieldSpec = { name: 'username', label: 'email', type: 'email', autocomplete: 'username' };
const fieldsOf: Readonly<Record<'signIn' | 'register', readonly FieldSpec[]>> = {
  signIn: [
    email,
    { name: 'password', label: 'password', type: 'password', autocomplete: 'current-password' },
  ],
  register: [
    { name: 'firstName', label: 'firstName', type: 'text', autocomplete: 'given-name' },
    { name: 'lastName', label: 'lastName', type: 'text', autocomplete: 'family-name' },
    { ...email, autocomplete: 'email' },
    {
      name: 'password',
      label: 'password',
      type: 'password',
      autocomplete: 'new-password',
      hint: 'passwordHint',
    },
  ],
};

/** Renders the page to sign in or to register. `otherUrl` is the URL of the other one of the two. */
export function renderForm(
  kind: 'signIn' | 'register',
  state: FormState,
  frame: PageFrame & { readonly action: string; readonly otherUrl: string },
): string {
  const say = sentencesIn(frame.locale);
  const isRegistering = kind === 'register';
  const title = isRegistering ? say.registerTitle : say.signInTitle;
  const fields = fieldsOf[kind].map((spec) => field(spec, state, frame));
  const content = html`
    ${state.problems.length > 0 && summary(state.problems, frame)}
    <form method="post" action="${frame.action}" novalidate>
      ${isRegistering ? [html`<div class="pair">${fields.slice(0, 2)}</div>`, ...fields.slice(2)] : fields}
      <button class="action" type="submit">${isRegistering ? say.registerAction : say.signInAction}</button>
    </form>
    <p>
      ${isRegistering ? say.haveAccount : say.noAccount}
      <a class="link" href="${frame.otherUrl}">${isRegistering ? say.signInAction : say.registerTitle}</a>
    </p>
  `;
  const scripts = state.problems.length > 0 ? ['focus-problem.js'] : [];
  return renderPage(title, content, { ...frame, scripts });
}

function summary(problems: readonly FormProblem[], frame: PageFrame): Html {
  const say = sentencesIn(frame.locale);
  return html`<div class="notice bad" id="problem" role="alert" tabindex="-1">
    <p><b>${say.problems}</b></p>
    <ul>
      ${problems.map((problem) => html`<li><a href="#${problem.field}">${say[problem.sentence]}</a></li>`)}
    </ul>
  </div>`;
}

function field(spec: FieldSpec, state: FormState, frame: PageFrame): Html {
  const say = sentencesIn(frame.locale);
  const problem = state.problems.find((candidate) => candidate.field === spec.name);
  const notes = [problem && `${spec.name}-wrong`, spec.hint && `${spec.name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${spec.name}">${say[spec.label]}</label>
    <input
      id="${spec.name}"
      name="${spec.name}"
      type="${spec.type}"
      autocomplete="${spec.autocomplete}"
      required
      ${spec.type === 'email' && html`inputmode="email" autocapitalize="none" spellcheck="false"`}
      ${spec.type !== 'password' && html`value="${state.values[spec.name]}"`}
      ${problem && html`aria-invalid="true"`}
      ${notes && html`aria-describedby="${notes}"`}
    />
    ${problem && html`<p class="wrong" id="${spec.name}-wrong">${say[problem.sentence]}</p>`}
    ${spec.hint && html`<p class="hint" id="${spec.name}-hint">${say[spec.hint]}</p>`}
  </div>`;
}
