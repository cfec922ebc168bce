import { createConsentGate, type ConsentGate } from '../../../shared/consent/consent-gate.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import { createFormTexts } from '../form/form-texts.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { BotCheckError, type BotCheck, type GuardedForm } from './bot-check.dom.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { botCheckFormat } from '../definition/widget-format.model.js';
import { createBotCheck, providerScript } from './recaptcha-v3.dom.js';
import { widgetProviders } from './widgets/widget-providers.model.js';
import { startWidget } from './widgets/start-widget.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { Failure } from '../checks/violation.model.js';
import type { BotAnswer, BotGuard, FormFeature, FormHost } from '../form/rs-form.session.js';

/** Starts the bot check of a provider. Loaded when the visitor first touches the form. */
export function startFeature(session: GuardedForm): FormFeature {
  const botGuard = new Guard(session);
  return { botGuard, touched: () => botGuard.prepare(), stop: () => botGuard.stop() };
}

/** The guard of a form, whose tag names the category that its bot check belongs to. */
class Guard implements BotGuard {
  readonly sendAnywayText: string;
  readonly #shell: FormHost;
  readonly #gate: ConsentGate;
  readonly #translate: Translate;
  readonly #stopWatching: () => void;
  readonly #guarded: GuardedForm;
  #check: BotCheck | undefined;
  /** Task that waits for a consent given in our box: a consent given elsewhere sends nothing. */
  #proceed: (() => void) | undefined;

  constructor(guarded: GuardedForm) {
    const { shell, definition } = guarded;
    const { consentCategory: category, privacy } = shell;
    this.#shell = shell;
    this.#guarded = guarded;
    const isStrict = privacy === 'strict';
    this.#gate = createConsentGate(shell, { category, isStrict, addresses: () => addressesOf(guarded) });
    this.#translate = createFormTexts(shell, definition.texts);
    this.sendAnywayText = this.#translate('rs-form.send-anyway');
    this.#stopWatching = this.#gate.watch(() => this.#goOn());
  }

  /** Loads the provider's script if that is allowed. */
  prepare(): void {
    // A failure now is reported when the token is asked for, which tries again.
    if (this.#gate.isOpen) this.#ready().catch(() => undefined);
  }

  async ask(): Promise<BotAnswer> {
    if (!this.#gate.isOpen) return { failure: 'consent' };
    try {
      const check = await this.#ready();
      // The visitor may have withdrawn consent while the script was loading.
      if (!this.#gate.isOpen) return { failure: 'consent' };
      return { token: await check.askToken() };
    } catch (error) {
      const failure = error instanceof BotCheckError ? error.failure : 'bot-refused';
      // An unticked box is no error of the author.
      if (failure !== 'bot-unsolved') this.#shell.report(error);
      return { failure };
    }
  }

  wordsFor(failure: Failure): string {
    return failure === 'bot-unsolved' ? this.#translate('rs-form.bot-unsolved') : '';
  }

  release(): void {
    this.#check?.release?.();
  }

  renew(): void {
    this.#check?.renew?.();
  }

  stop(): void {
    this.#stopWatching();
    this.#check?.stop?.();
  }

  consentBox(proceed: () => void): HTMLElement {
    this.#proceed = undefined;
    const box = createConsentPlaceholder({
      document: documentOf(this.#shell),
      gate: this.#gate,
      translate: this.#translate,
      keys: 'rs-form.consent',
    });
    nameBox(box, this.#translate('rs-form.consent-title'));
    // After the button's own listener, which may have given consent.
    box.addEventListener('click', ({ target }) => {
      if (!unclobbered(target as Element).closest('button')) return;
      this.#proceed = proceed;
      this.#goOn();
    });
    return box;
  }

  async #ready(): Promise<BotCheck> {
    this.#check ??= createCheck(this.#guarded);
    await this.#check.prepare();
    return this.#check;
  }

  #goOn(): void {
    if (!this.#gate.isOpen) return;
    const proceed = this.#proceed;
    this.#proceed = undefined;
    proceed?.();
  }
}

/** Gives a box a heading. The box gets the focus, so its name and description are read. */
function nameBox(box: HTMLElement, title: string): void {
  const heading = documentOf(box).createElement('h2');
  heading.setAttribute('part', 'consent-title');
  heading.id = 'consent-title';
  writeOwnText(heading, title);
  const [text] = box.children;
  if (text) text.id = 'consent-text';
  box.prepend(heading);
  for (const [name, value] of boxNames) box.setAttribute(name, value);
}

const boxNames = [
  ['role', 'group'],
  ['aria-labelledby', 'consent-title'],
  ['aria-describedby', 'consent-text'],
] as const;

/** Returns the address of the provider's script, by which its service is found. */
function addressesOf({ definition }: GuardedForm): readonly string[] {
  const botCheck = readJson(botCheckFormat, definition.botCheck);
  if (!botCheck) return [];
  const { provider, scriptUrl } = botCheck;
  if (scriptUrl) return [scriptUrl];
  return [provider === 'recaptcha-v3' ? providerScript : widgetProviders[provider].scriptUrl];
}

/** Creates the check of the provider that the author names. */
function createCheck(guarded: GuardedForm): BotCheck {
  const botCheck = readJson(botCheckFormat, guarded.definition.botCheck);
  if (!botCheck) throw new BotCheckError('bot-refused');
  const { provider } = botCheck;
  if (provider === 'recaptcha-v3') return createBotCheck(botCheck);
  return startWidget({ ...botCheck, provider }, guarded);
}
