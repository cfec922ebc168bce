import { booleanAttribute, choiceAttribute, textAttribute } from '../../shared/element/attributes.js';
import { type Command, ShellElement } from '../../shared/element/shell-element.js';
import { addToList } from '../../shared/store/add-to-list.model.js';
import { resetForm } from '../../shared/dom/unclobbered-form.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { FormHooks } from './form/rs-form.hooks.js';
import type { FormCore, FormHost } from './form/rs-form.session.js';

/** Both in either order. */
const validationWords = ['', 'browser', 'server', 'browser server', 'server browser', 'none'] as const;

/**
 * @summary Enhances the form that the server rendered, or renders one from JSON: pages, conditions, totals, checks,
 *   calendars, drafts, bot check, thank-you.
 * @tag rs-form
 *
 * @attr {boolean} disable-on-submit - Disables the submit buttons from the press until an error or the next page.
 * @attr {boolean} scroll-to-error - Scrolls to the first field with an error if it is out of view, and moves the focus
 *   there, unless `focus-on-error` is `list`.
 * @attr {"field" | "list"} focus-on-error - Receiver of the focus after a failed attempt. Default: the list; for
 *   a single error of the server its field.
 * @attr {string} validation - Who checks before a submit and the next page: `browser`, `server` alone, both
 *   (`browser server`), or `none`. Default: the JSON.
 * @attr {string} validate-url - URL of the server validation. Default: the site's own `ajaxValidate` task.
 * @attr {string} src - URL of a JSON definition (same origin). The form is rendered from it, unless the tag contains the
 *   server's form or thank-you.
 * @attr {"" | "pages"} history - With `pages` the browser's Back button goes one page of the form back. Read at each change
 *   of the page.
 * @attr {"" | "native" | "fetch"} submit - With `fetch` a script sends the form without leaving the page, with a progress
 *   bar and a cancel button. Otherwise the browser sends it. Read at each attempt.
 * @attr {boolean} without-draft - Keeps no draft. If it is set later, it applies from the next change on; if it is removed,
 *   from the next view of the page on.
 * @attr {"" | "strict"} privacy - With `strict` nothing is stored, and no third party is requested before the visitor's
 *   consent, whatever the category. The bot check reads it once, when the form is first touched; drafts as
 *   `without-draft`.
 * @attr {string} [consent-category=preferences] - Consent category of the bot check. With `necessary` no consent is
 *   needed, except with `privacy="strict"`. Read once, when the form is first touched.
 * @attr {string} locale - Language of the texts. Default: the nearest `lang`. Each part of the form reads it once, when it
 *   starts. One of the suite's twelve languages, or one whose texts the page brings.
 * @attr {boolean} bot-check-optional - Offers to send without the bot check when it fails.
 * @attr {string} save-url - Address of this site that keeps the draft of a visitor who asks for it, and answers a link that
 *   brings it back. Read once, when the form starts.
 * @attr {string} tool-name - Name under which agents in the browser may fill in the form (WebMCP, experimental). Off without it.
 *   Read once, when the form starts.
 * @attr {string} tool-description - Description of the form for agents. Default: the accessible name of the form.
 * @attr {string} return-hosts - Other hosts that the thank-you's continue button may lead to, separated by spaces. Default:
 *   only the page's own origin.
 * @attr {string} [markup=auto] - System that wrote the form: `rsform`, `bootstrap`, `contact-form-7`, `django`, `drupal`,
 *   `gravity-forms`, `laravel`, `rails`, `wtforms`, `plain`, or the name of a profile in the page. With `auto` it is
 *   recognised. Read once, when the form starts.
 *
 * @slot - The server's form, or the thank-you in its place.
 * @slot thank-you - The server's thank-you while it is in the popup; the element sets this slot.
 * @slot bot-check-alternative - Another way to contact the site, shown when the form cannot be sent.
 *
 * @csspart message - The message about sending or rendering.
 * @csspart retry - The button that tries again.
 * @csspart send-anyway - The button that sends without the bot check.
 * @csspart consent-placeholder - The box that asks for consent to the bot check.
 * @csspart consent-title - The heading of that box.
 * @csspart consent-allow-once - The button that allows the bot check this time.
 * @csspart consent-allow-always - The button that allows the category for good.
 * @csspart error-summary - The list of errors.
 * @csspart error-title - The title of that list.
 * @csspart hint - The hint below the title of that list.
 * @csspart error-link - A link of that list to its field.
 * @csspart dialog - The thank-you popup.
 * @csspart close - The close button of the popup.
 * @csspart dialog-continue - The continue button of the popup, if the server rendered none.
 *
 * @csspart progress - The line with the number of the page.
 * @csspart cancel - The button that stops waiting for the server.
 * @csspart send-progress - The progress bar of sending, with `submit="fetch"`.
 * @csspart draft - The line about a stored or restored draft.
 * @csspart draft-undo - The button that undoes the restored draft.
 * @csspart draft-discard - The button that deletes the draft.
 *
 * @csspart session - The message about a session that ends.
 * @csspart session-stay - The button that keeps the session.
 *
 * @csspart saving - The box about a draft that the author's server keeps.
 * @csspart save - The button that saves the draft.
 * @csspart save-link - The link that brings the draft back.
 * @csspart save-copy - The button that copies the link.
 * @csspart save-delete - The button that deletes the saved draft.
 * @csspart save-retry - The button that loads the saved draft again.
 *
 * @cssstate busy - Set while the form is checked or sent.
 * @cssstate invalid - Set while a field has an error.
 * @cssstate submitted - Set while the page shows a thank-you.
 *
 * @event {RsFormStartedEvent} rs-form-started - The visitor has touched the form for the first time.
 * @event {RsFormValidatedEvent} rs-form-validated - The form was checked.
 * @event {RsFormPageRequestEvent} rs-form-page-request - Requests another page.
 * @event {RsFormPageChangeEvent} rs-form-page-change - Before another page is shown. Cancel it to stay.
 * @event {RsFormPageChangedEvent} rs-form-page-changed - Another page is shown.
 * @event {RsFormResetRequestEvent} rs-form-reset-request - Requests a reset.
 * @event {RsFormRestoredEvent} rs-form-restored - Earlier values are in the fields again.
 * @event {RsFormSubmitEvent} rs-form-submit - Before a valid form is sent. Cancel it to stay.
 * @event {RsFormSubmittedEvent} rs-form-submitted - The browser is leaving with a valid post.
 * @event {RsFormAcceptedEvent} rs-form-accepted - The server has thanked for the message.
 * @event {RsFormSubmitFailedEvent} rs-form-submit-failed - An attempt to send has failed.
 */
export class RsFormElement extends ShellElement<FormCore> implements FormHost {
  static override readonly options = {
    disableOnSubmit: booleanAttribute('disable-on-submit'),
    scrollToError: booleanAttribute('scroll-to-error'),
    focusOnError: choiceAttribute('focus-on-error', ['', 'field', 'list'], ''),
    validation: choiceAttribute('validation', validationWords, ''),
    validateUrl: textAttribute('validate-url'),
    src: textAttribute('src'),
    history: choiceAttribute('history', ['', 'pages'], ''),
    submit: choiceAttribute('submit', ['', 'native', 'fetch'], ''),
    withoutDraft: booleanAttribute('without-draft'),
    privacy: choiceAttribute('privacy', ['', 'strict'], ''),
    consentCategory: textAttribute('consent-category', 'preferences'),
    locale: textAttribute('locale'),
    botCheckOptional: booleanAttribute('bot-check-optional'),
    saveUrl: textAttribute('save-url'),
    toolName: textAttribute('tool-name'),
    toolDescription: textAttribute('tool-description'),
    returnHosts: textAttribute('return-hosts'),
    markup: textAttribute('markup', 'auto'),
  };

  static override readonly requests = ['page', 'reset'];

  static override readonly commands = new Map<string, Command<FormCore>>([
    ['next-page', (core) => void core.goToPage?.((core.page ?? 0) + 1, true)],
    ['previous-page', (core) => void core.goToPage?.((core.page ?? 0) - 1, false)],
  ]);

  declare disableOnSubmit: boolean;
  declare scrollToError: boolean;
  declare focusOnError: '' | 'field' | 'list';
  declare validation: (typeof validationWords)[number];
  declare validateUrl: string;
  declare src: string;
  declare history: '' | 'pages';
  declare submit: '' | 'native' | 'fetch';
  declare withoutDraft: boolean;
  declare privacy: '' | 'strict';
  declare consentCategory: string;
  declare locale: string;
  declare botCheckOptional: boolean;
  declare saveUrl: string;
  declare toolName: string;
  declare toolDescription: string;
  declare returnHosts: string;
  declare markup: string;

  /** The functions of page scripts that take part: callbacks, extra validation, queued form events, editors. */
  readonly hooks = new FormHooks();

  #form: HTMLFormElement | null = null;

  /** The form that is enhanced: the wrapped one, or one elsewhere in the document that was set here. */
  get form(): HTMLFormElement | null {
    return this.#form ?? this.querySelector('form');
  }

  set form(form: HTMLFormElement | null) {
    if (form === this.#form) return;
    this.#form = form;
    if (this.isConnected) this.restartCore();
  }

  /** Checks the whole form as a submit would, and sends nothing. Settles with true if it is valid. */
  requestValidation(): Promise<boolean> {
    return this.#ask((core) => core.requestValidation?.());
  }

  /** Goes to a page (0-based). With `validate` the fields on the way are checked. Settles with true if the page is shown. */
  goToPage(page: number, { validate = false } = {}): Promise<boolean> {
    return this.#ask((core) => core.goToPage?.(page, validate));
  }

  /** Puts every field back to its default, as the form's own reset does. */
  reset(): void {
    if (this.form) resetForm(this.form);
  }

  /**
   * The names of the fields with the values that they would post. Of a form of another system it is empty until the form has
   * started.
   */
  values(): ReadonlyMap<string, readonly string[]> {
    const values = new Map<string, string[]>();
    for (const [name, value] of new FormData(this.form ?? undefined)) {
      const field = this.hooks.fieldOf(name);
      if (field !== null && typeof value === 'string') addToList(values, field, value);
    }
    return values;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasCore) return;
    // Until the core has loaded, blocks that conditions will hide stay hidden. The browser handles a press.
    this.setAttribute('data-pending', '');
    const release = () => this.removeAttribute('data-pending');
    this.withCore(release, release);
  }

  /** Waits with a form, because the browser lays it all out again: for this and the first conditions together. */
  protected override buildOnce(): void {
    if (!this.form) super.buildOnce();
  }

  protected override startCore(): FormCore | Promise<FormCore> {
    super.buildOnce();
    return super.startCore();
  }

  protected override buildShadow(root: ShadowRoot): void {
    const view = box(root, 'view');
    const notice = box(root, 'notice');
    const alternative = documentOf(root).createElement('slot');
    notice.part.add('message');
    notice.hidden = true;
    alternative.name = 'bot-check-alternative';
    alternative.hidden = true;
    root.append(view);
    super.buildShadow(root);
    root.append(notice, alternative);
  }

  async #ask(question: (core: FormCore) => Promise<boolean> | undefined): Promise<boolean> {
    const core = await new Promise<FormCore>((resolve, reject) => this.withCore(resolve, reject));
    return (await question(core)) ?? false;
  }
}

function box(root: ShadowRoot, name: string): HTMLElement {
  const element = documentOf(root).createElement('div');
  element.className = name;
  return element;
}
