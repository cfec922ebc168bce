import { documentOf } from '../../../../shared/dom/unclobbered.js';
import { ConfigError } from '../../../../shared/element/config-error.js';
import { isInIntl } from '../../../../shared/i18n/by-intl.model.js';
import { languageOf } from '../../../../shared/i18n/language-of.js';
import type { Translate } from '../../../../shared/i18n/texts.js';
import { parseJson } from '../../../../shared/json/parse-json.model.js';
import { baseStyles } from '../../../../shared/styles/base.styles.js';
import { savedWord } from '../../form/detect.dom.js';
import { RsFormRestoredEvent } from '../../form/feature.events.js';
import { createFormTexts } from '../../form/form-texts.js';
import { ownUrl } from '../../form/own-url.dom.js';
import { formStyles } from '../../form/rs-form.styles.js';
import type { FormFeature, FormSession } from '../../form/rs-form.session.js';
import { draftOf, formatDraft, parseDraft } from '../draft.model.js';
import { readFieldDefaults, readFields } from '../fields.dom.js';
import { KeptFields } from '../kept-fields.dom.js';
import { restoreDraft } from '../restore.js';
import { whenNotSending } from '../when-not-sending.dom.js';
import { postDraft, readSaved, removeSaved } from './requests.dom.js';
import { readSavedCopy, type SavedCopy } from './saved-answer.model.js';
import { savingStyles } from './saving.styles.js';
import { createSavingBox, type SavingBox, type SavingContent } from './saving-box.dom.js';

/** Saves the draft at the author's server, on the visitor's request, and brings back one that a link names. */
export function startFeature(session: FormSession): FormFeature {
  const { shell } = session;
  const address = ownUrl(shell, shell.saveUrl);
  if (address) return new Saving(session, address);
  const found = `found ${JSON.stringify(shell.saveUrl)}, expected an address of this site`;
  shell.report(new ConfigError(shell, 'attribute save-url', found, 'form-saving'));
  return { stop: () => undefined };
}

class Saving implements FormFeature {
  readonly #session: FormSession;
  readonly #address: URL;
  readonly #kept: KeptFields;
  readonly #box: SavingBox;
  readonly #translate: Translate;
  readonly #life = new AbortController();
  #copy: SavedCopy | null = null;
  #isBusy = false;
  #stopWaiting: () => void = () => undefined;

  constructor(session: FormSession, address: URL) {
    const { shell, definition } = session;
    this.#session = session;
    this.#address = address;
    this.#kept = new KeptFields(session);
    this.#box = createSavingBox(shell.shadowRoot as ShadowRoot);
    this.#translate = createFormTexts(shell, definition.texts);
    shell.adoptChrome([baseStyles, formStyles, savingStyles]);
    this.#show();
    const { signal } = this.#life;
    shell.addEventListener('rs-form-accepted', () => this.#forget(), { signal });
    if (savedWord() !== '') void this.#bringBack();
  }

  stop(): void {
    this.#life.abort();
    this.#stopWaiting();
    this.#box.remove();
  }

  /** Shows the outcome of the last request, and the link while there is a copy. */
  #show(outcome?: string, retry?: () => void): void {
    const translate = this.#translate;
    const copy = this.#copy;
    const retryButton = retry && { part: 'save-retry', label: translate('rs-form.retry'), run: retry };
    const remove = copy?.remove && {
      part: 'save-delete',
      label: translate('rs-form.save-delete'),
      run: () => void this.#delete(copy),
    };
    this.#box.show({
      save: {
        part: 'save',
        label: translate(copy ? 'rs-form.save-again' : 'rs-form.save'),
        run: () => void this.#save(),
      },
      texts: [...(outcome ? [translate(outcome)] : []), ...(copy ? this.#wordsAbout(copy) : [])],
      ...(copy && { link: this.#linkTo(copy) }),
      buttons: [retryButton, remove].filter((button) => typeof button === 'object'),
    });
    if (outcome) this.#session.shell.announce(translate(outcome));
  }

  #linkTo({ url }: SavedCopy): NonNullable<SavingContent['link']> {
    const translate = this.#translate;
    const copy = {
      part: 'save-copy',
      label: translate('rs-form.save-copy'),
      run: () => void this.#copyLink(url),
    };
    return { url, label: translate('rs-form.save-link'), copy };
  }

  #wordsAbout({ expires }: SavedCopy): readonly string[] {
    const warning = this.#translate('rs-form.saved-warning');
    if (expires === null) return [warning];
    const { shell } = this.#session;
    const language = shell.locale || languageOf(shell);
    const format = new Intl.DateTimeFormat(isInIntl(language) ? language : 'es', {
      dateStyle: 'full',
      timeStyle: 'short',
    });
    return [this.#translate('rs-form.saved-until', format.format(expires)), warning];
  }

  async #save(): Promise<void> {
    const { form } = this.#session;
    const fields = this.#kept.read();
    const entries = draftOf(readFields(fields), readFieldDefaults(fields));
    if (entries.size === 0) return this.#show('rs-form.save-empty');
    const text = formatDraft({ savedAt: Date.now(), isSent: false, entries });
    if (text === null) return this.#show('rs-form.save-failed');
    // The server may answer the link of the copy before, so that it brings back the newest text.
    const posted = JSON.stringify({ ...Object(parseJson(text)), ...(this.#copy && { url: this.#copy.url }) });
    const reply = await this.#ask((signal) => postDraft(this.#address, posted, form, signal));
    if (!reply) return;
    const copy = reply.type === 'answered' ? this.#readCopy(reply.text) : null;
    this.#copy = copy ?? this.#copy;
    this.#show(copy ? 'rs-form.saved' : 'rs-form.save-failed');
  }

  /** Reads the answer to a draft; null for a wrong one, which is reported. */
  #readCopy(text: string): SavedCopy | null {
    const { shell } = this.#session;
    const copy = readSavedCopy(parseJson(text));
    const url = copy && ownUrl(shell, copy.url);
    if (url) return { ...copy, url: url.href };
    const expected = 'JSON with "url", an address of this site';
    const found = `found ${JSON.stringify(text.slice(0, 120))}, expected ${expected}`;
    shell.report(new ConfigError(shell, 'answer of save-url', found, 'form-saving'));
    return null;
  }

  async #delete({ remove }: SavedCopy): Promise<void> {
    const { form, shell } = this.#session;
    const url = ownUrl(shell, remove);
    const reply = url && (await this.#ask((signal) => removeSaved(url, form, signal)));
    if (url && !reply) return;
    if (!reply || reply.type === 'failed') return this.#show('rs-form.save-delete-failed');
    this.#copy = null;
    this.#show('rs-form.save-deleted');
  }

  async #copyLink(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      this.#session.shell.announce(this.#translate('rs-form.save-copied'));
    } catch {
      // A page over plain HTTP has no clipboard, and a browser may refuse it: the visitor copies the selected text.
      this.#box.selectLink();
    }
  }

  /** Requests the draft that the page's address names, and puts it into the form. */
  async #bringBack(): Promise<void> {
    const reply = await this.#ask((signal) => readSaved(this.#address, savedWord(), signal));
    if (!reply) return;
    const retry = () => void this.#bringBack();
    if (reply.type === 'gone') return this.#show('rs-form.saved-gone');
    const draft = reply.type === 'answered' ? parseDraft(reply.text) : null;
    if (!draft || reply.type !== 'answered') return this.#show('rs-form.saved-lost', retry);
    const { href } = new URL(documentOf(this.#session.shell).URL);
    this.#copy = readSavedCopy({ ...Object(parseJson(reply.text)), url: href });
    this.#stopWaiting = whenNotSending(this.#session, () => {
      const { form, shell } = this.#session;
      restoreDraft(this.#session, this.#kept.read(), draft, false);
      this.#show('rs-form.saved-back');
      shell.dispatchEvent(new RsFormRestoredEvent({ formId: form.formId }));
    });
  }

  /** Runs one request at a time. Settles with undefined if one is running already, or the form has ended. */
  async #ask<Reply>(request: (signal: AbortSignal) => Promise<Reply>): Promise<Reply | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    this.#box.setBusy(true);
    const reply = await request(this.#life.signal);
    this.#isBusy = false;
    if (this.#life.signal.aborted) return undefined;
    this.#box.setBusy(false);
    return reply;
  }

  /** Deletes the copy of a message that has arrived. */
  #forget(): void {
    const { form, shell } = this.#session;
    const url = this.#copy && ownUrl(shell, this.#copy.remove);
    this.#copy = null;
    // The form may end with the message; the request goes on.
    if (url) void removeSaved(url, form, new AbortController().signal);
  }
}
