import { oneEvent } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { openFormPage, type FormPage } from '../page-driver.js';

/** Markup of a form of three pages: options for the server's versions and for authors. */
export interface PagedMarkup {
  readonly formId?: number;
  /** True if the buttons have the server's `onclick`; tagged pages leave it out. */
  readonly handlers?: boolean;
  /** Author's code before the server's call, on the first button. */
  readonly ownCode?: string;
  readonly container?: 'fieldset' | 'div' | 'ol' | 'section' | 'tbody' | 'table';
  /** Returns the id of a page's container. */
  readonly idOf?: (page: number) => string;
  readonly progress?: string;
  readonly json?: object;
  readonly attributes?: string;
  /** Page with the server's error. */
  readonly errorOn?: number;
  /** Page that the server left visible; by default all are hidden. */
  readonly visible?: number;
  readonly headings?: boolean;
  /** More markup at the end of the first page. */
  readonly extra?: string;
}

const last = 2;

/** Returns the form as the server renders it: every page hidden, and buttons between them. */
export function pagedForm(markup: PagedMarkup = {}): string {
  const { formId = 1, progress } = markup;
  const page0 = `${text('Nombre', 101, markup.errorOn === 0)}${markup.extra ?? ''}
    ${block('salto-1', `${button(markup, 'Salto1Next', 1)}`, 'pagebreak')}`;
  const page1 = `${text('Email', 102, markup.errorOn === 1, 'email')}
    ${block('salto-2', `${button(markup, 'Salto2Prev', 0)}${button(markup, 'Salto2Next', 2)}`, 'pagebreak')}`;
  const page2 = `${text('Consulta', 103, markup.errorOn === 2)}
    ${block('enviar', `${button(markup, 'EnviarPrev', 1)}<button type="submit" name="form[Enviar]" id="Enviar" class="rsform-submit-button">Enviar</button>`)}`;
  return `<form method="post" id="userForm" action="/contacto">
    ${progress === undefined ? '' : `<div class="rsformProgress" id="rsform_progress_${formId}">${progress}</div>`}
    ${inTable(markup, [page0, page1, page2].map((content, page) => container(markup, page, content)).join(''))}
    <input type="hidden" name="form[formId]" value="${formId}"></form>`;
}

/** Returns the whole tag. */
export function pagedTag(markup: PagedMarkup = {}): string {
  const json = { version: 1, formId: markup.formId ?? 1, layout: 'bootstrap5', ...markup.json };
  return `<rs-form without-draft ${markup.attributes ?? ''}><script type="application/json">${JSON.stringify(json)}</script>${pagedForm(markup)}</rs-form>`;
}

/** Page with a form of several pages, driven as a visitor would. */
export interface PagedPage extends FormPage {
  /** Returns the numbers of the visible pages. */
  shown(): readonly number[];
  container(page: number): HTMLElement;
  find<Found extends HTMLElement>(id: string): Found;
  /** Presses a button that leads to another page, and waits until it is shown. */
  turn(id: string): Promise<void>;
  /** Returns the text of the progress line; null if there is none. */
  progress(): string | null;
}

/** Opens a form of several pages and waits for its first page. */
export async function openPagedForm(markup: PagedMarkup = {}): Promise<PagedPage> {
  const page = await openFormPage(pagedTag(markup));
  // Settles once the pages have started; nothing changes.
  await page.element.goToPage(currentOf(page.form));
  return drivePages(page);
}

export function drivePages(page: FormPage): PagedPage {
  const { element, form } = page;
  const find = <Found extends HTMLElement>(id: string) =>
    HTMLElement.prototype.querySelector.call(form, `[id="${id}"]`) as Found;
  const containers = () => containersOf(form);

  return {
    ...page,
    find,
    shown: () => containers().flatMap((one, index) => (one.getClientRects().length > 0 ? [index] : [])),
    container: (index) => containers()[index] as HTMLElement,
    async turn(id) {
      const turned = changed(element);
      find(id).click();
      await turned;
    },
    progress: () => element.shadowRoot?.querySelector('[part~="progress"]')?.textContent ?? null,
  };
}

/** Settles when the form has turned to another page. */
export function changed(element: RsFormElement): Promise<CustomEvent> {
  return oneEvent(element, 'rs-form-page-changed');
}

function currentOf(form: HTMLFormElement): number {
  return Math.max(
    containersOf(form).findIndex((one) => !one.classList.contains('formHidden')),
    0,
  );
}

function containersOf(form: HTMLFormElement): readonly HTMLElement[] {
  return [...HTMLElement.prototype.querySelectorAll.call(form, '.formContainer')] as HTMLElement[];
}

function container(
  { container = 'fieldset', ...markup }: PagedMarkup,
  page: number,
  content: string,
): string {
  const id = markup.idOf?.(page) ?? `rsform_${markup.formId ?? 1}_page_${page}`;
  const heading = markup.headings ? `<div class="rsform-block"><h3>Parte ${page + 1}</h3></div>` : '';
  const hidden = markup.visible === page ? '' : ' formHidden';
  const inner = isTable(container) ? rowsOf(container, heading + content) : heading + content;
  return `<${container} class="formContainer${hidden}" id="${id}">${inner}</${container}>`;
}

/** Returns a legacy layout: all pages in one table, or each page in a table. */
function inTable({ container }: PagedMarkup, pages: string): string {
  return container === 'tbody' ? `<table>${pages}</table>` : pages;
}

function isTable(container: PagedMarkup['container']): boolean {
  return container === 'tbody' || container === 'table';
}

function rowsOf(container: PagedMarkup['container'], content: string): string {
  const row = `<tr><td>${content}</td></tr>`;
  return container === 'table' ? `<tbody>${row}</tbody>` : row;
}

function button({ formId = 1, handlers, ownCode = '' }: PagedMarkup, id: string, to: number): string {
  const isNext = id.endsWith('Next');
  const rest = isNext ? `, 1, {"parent":"","field":"is-invalid"}` : '';
  const own = id === 'Salto1Next' && ownCode !== '' ? `${ownCode};` : '';
  const call = `${own}rsfp_changePage(${formId}, ${to}, ${last}${rest})`.replaceAll('"', '&quot;');
  return `<button type="button" id="${id}" class="rsform-button"${handlers ? ` onclick="${call}"` : ''}>${isNext ? 'Siguiente' : 'Anterior'}</button>`;
}

function text(name: string, componentId: number, isFailing: boolean, type = 'text'): string {
  return block(
    name.toLowerCase(),
    `<label for="${name}">${name}</label><input type="${type}" name="form[${name}]" id="${name}">
     <span class="formValidation"><span id="component${componentId}" class="${isFailing ? 'formError' : 'formNoError'}">No es válido.</span></span>`,
  );
}

function block(alias: string, content: string, type = 'textbox'): string {
  return `<div class="rsform-block rsform-block-${alias} rsform-type-${type}"><div class="formControls">${content}</div></div>`;
}
