import { findInForm, formElements } from '../../../shared/dom/unclobbered-form.js';
import { describe } from '../../../shared/element/config-error.js';
import { isFormToken } from '../csrf-token/token.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import { submitButtonsOf } from '../markup/field-parts.dom.js';
import { fieldNameOf } from '../markup/server-names.model.js';
import { createDiagnostic, type Diagnostic } from '../definition/diagnostic.model.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';

const formTag = 'rs-form';
/** Controls that a visitor fills in. */
const filledIn =
  'textarea, select, input:not([type=hidden], [type=submit], [type=button], [type=image], [type=reset])';

/** Returns the diagnostics of the tag's content, whether its form is one of the server or not. */
export function diagnoseContent(shell: Element): readonly Diagnostic[] {
  return [...diagnoseFurtherForms(shell), ...diagnoseLostJson(shell)];
}

/** Returns the diagnostics of an enhanced form. For a form that was rendered from JSON only missing buttons count. */
export function diagnoseForm({ shell, form }: FormSession, isRendered: boolean): readonly Diagnostic[] {
  const { element } = form;
  // `form.elements` has no image buttons. A click listener of the page may submit too.
  const others = findInForm(element, 'input[type=image], [onclick*=submit i]');
  const buttons = [...submitButtonsOf(form), ...others];
  const lacks =
    buttons.length > 0
      ? []
      : [createDiagnostic('form-button', 'form', 'no button that sends it', '<button type="submit">')];
  if (isRendered || form.markup) return lacks;
  return [
    ...diagnoseOutside(shell, element),
    ...diagnosePlainNames(element),
    ...diagnoseToken(element),
    ...lacks,
  ];
}

function diagnoseFurtherForms(shell: Element): readonly Diagnostic[] {
  const forms = [...shell.querySelectorAll('form')].filter(
    (form) => unclobbered(form).closest(formTag) === shell,
  );
  const nested = forms.filter((form) => unclobbered(unclobbered(form).parentElement)?.closest('form'));
  const expected = 'one form in each tag';
  return [
    ...nested.map((form) =>
      createDiagnostic(
        'form-nested',
        'content',
        `${describe(form)} inside another form`,
        'no form in a form',
      ),
    ),
    ...(forms.length - nested.length > 1
      ? [createDiagnostic('form-several', 'content', `${forms.length - nested.length} forms`, expected)]
      : []),
  ];
}

/** Scripts that are meant as the definition, and are not where it is looked for. */
function diagnoseLostJson(shell: Element): readonly Diagnostic[] {
  const expected = `<script type="application/json"> as a child of <${formTag}>`;
  const scripts = [...shell.querySelectorAll('script:not([src])')].filter(isDefinition);
  const right = scripts.filter(
    (script) => script.parentElement === shell && typeOf(script) === 'application/json',
  );
  const wrong = scripts.filter((script) => !right.includes(script) && script.closest(formTag) === shell);
  return [
    ...wrong.map((script) => {
      const parent = script.parentElement as Element;
      const place = parent === shell ? '' : ` inside ${describe(parent)}`;
      return createDiagnostic(
        'form-json-place',
        'JSON',
        `<script type="${typeOf(script)}">${place}`,
        expected,
      );
    }),
    ...(right.length > 1
      ? [createDiagnostic('form-json-place', 'JSON', `${right.length} scripts`, 'one; the first counts')]
      : []),
  ];
}

function isDefinition({ textContent }: Element): boolean {
  return /^\s*\{/.test(textContent) && ['"formId"', '"version"'].every((key) => textContent.includes(key));
}

function typeOf(script: Element): string {
  return script.getAttribute('type') ?? '';
}

/** The parser ends a nested form at its start tag, so the controls after it belong to no form. */
function diagnoseOutside(shell: Element, form: HTMLFormElement): readonly Diagnostic[] {
  const own = new Set(formElements(form));
  const fields = [...shell.querySelectorAll<HTMLInputElement>('[name^="form["]')];
  const isLost = (field: HTMLInputElement) => field.matches(filledIn) && !own.has(field) && !field.form;
  return fields
    .filter(isLost)
    .map(({ name }) =>
      createDiagnostic(
        'form-field-outside',
        'field',
        `"${name}" outside of the form`,
        'it inside (a form in a form ends the outer one)',
      ),
    );
}

/** Honeypots are invisible or outside the tab order, and captchas post under names of their own. */
function diagnosePlainNames(form: HTMLFormElement): readonly Diagnostic[] {
  return formElements(form).flatMap((control) => {
    const name = control.getAttribute('name') ?? '';
    if (!name || !control.matches(filledIn) || fieldNameOf(name) !== null) return [];
    const isHoneypot =
      control.matches('[tabindex="-1"], [aria-hidden=true] *') || control.getClientRects().length === 0;
    if (isHoneypot || /captcha|turnstile|altcha/.test(name)) return [];
    return [createDiagnostic('form-field-name', 'field', `the name "${name}"`, `form[${name}]`)];
  });
}

/** Only a site that protects its forms has a token: in its options, or in another form of the page. */
function diagnoseToken(form: HTMLFormElement): readonly Diagnostic[] {
  const document = documentOf(form);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  const tokens = inputs.filter(({ name, value }) => isFormToken(name, value));
  if (tokens.some((input) => formElements(form).includes(input))) return [];
  const options = document.querySelector('script.joomla-script-options')?.textContent ?? '';
  if (tokens.length === 0 && !options.includes('"csrf.token"')) return [];
  return [
    createDiagnostic(
      'form-csrf',
      'form',
      'no token',
      'the hidden input with the token that the site writes into its forms',
    ),
  ];
}
