import { appears } from '../../../shared/appears.js';
import { openFormPage, type FormPage } from '../page-driver.js';

/** Field of a small form as the server renders it. */
export interface FieldMarkup {
  readonly alias: string;
  readonly componentId: number;
  readonly controls: string;
  readonly caption?: string;
}

/** Returns a whole tag around some fields; `fields` are the definitions in its JSON. */
export function formTag(markup: readonly FieldMarkup[], json: object = {}, formId = 1): string {
  const definition = { version: 1, formId, layout: 'bootstrap5', ...json };
  return `<rs-form without-draft><script type="application/json">${JSON.stringify(definition)}</script>
    <form method="post" id="userForm" action="/contacto">${markup.map(blockOf).join('')}
      <button type="submit" name="form[Enviar]">Enviar</button>
      <button type="reset">Borrar</button>
      <input type="hidden" name="form[formId]" value="${formId}"></form></rs-form>`;
}

/** Returns a definition with these fields on its only page. */
export function withFields(...fields: readonly object[]): object {
  return { pages: [{ fields }] };
}

/** Opens a page and waits for an element that the field helpers change or add. */
export async function openHelpers(
  markup: readonly FieldMarkup[],
  json: object = {},
  sign: { readonly selector: string; readonly text?: string },
): Promise<FormPage> {
  const page = await openFormPage(formTag(markup, json));
  await appears(page.form, sign.selector, sign.text);
  return page;
}

/** Finds an element in a form, also if a control shadows `querySelector`. */
export function find<Found extends Element = HTMLElement>({ form }: FormPage, selector: string): Found {
  return HTMLElement.prototype.querySelector.call(form, selector) as Found;
}

/** Presses the form's reset button, and waits until the element has read the form again. */
export async function reset(page: FormPage): Promise<void> {
  find<HTMLButtonElement>(page, '[type="reset"]').click();
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Takes the tag away and keeps its form. Settles when the element has stopped. */
export async function takeAway({ element, form }: FormPage): Promise<void> {
  element.replaceWith(form);
  // Elements that it has placed stop after the element itself.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

function blockOf({ alias, componentId, controls, caption = '' }: FieldMarkup): string {
  return `<div class="rsform-block rsform-block-${alias}">${caption}<div class="formControls">${controls}
    <span class="formValidation"><span id="component${componentId}" class="formNoError">No es válido.</span></span></div></div>`;
}
