import {
  createConsentGate,
  type ConsentGate,
  type ConsentQuestion,
} from '../../../shared/consent/consent-gate.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import { createFormTexts } from '../form/form-texts.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { BotCheckError, type BotCheck, type GuardedForm } from './bot-check.dom.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { botCheckFormat } from '../definition/widget-format.model.js';
import { createBotCheck, providerScript } from './recaptcha-v3.dom.js';
import { isWidget, widgetProviders } from './widgets/widget-providers.model.js';
import { startWidget } from './widgets/start-widget.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { Failure } from '../checks/violation.model.js';
import type { BotAnswer, BotGuard, FormFeature, FormHost } from '../form/rs-form.session.js';

/** Starts the bot check of a provider. Loaded when the visitor first touches the form. */
export function startFeature(guarded: GuardedForm): FormFeature {
  const question = questionOf(guarded.shell, () => addressesOf(guarded));
  return startGuard(guarded, () => createCheck(guarded), question);
}

/** Creates the check of a form; null where the author's settings make none. */
export type CreateCheck = (translate: Translate) => BotCheck | null;

/**
 * Starts a guard.
 *
 * @param createCheck - Called once, when the check is first needed and allowed.
 * @param question - Consent that the check needs.
 */
export function startGuard(
  guarded: GuardedForm,
  createCheck: CreateCheck,
  question: ConsentQuestion,
): FormFeature {
  const botGuard = new Guard(guarded, createCheck, question);
  return { botGuard, touched: () => botGuard.prepare(), stop: () => botGuard.stop() };
}

/** Returns the consent that a check needs which requests these addresses of others. */
export function questionOf(
  { consentCategory: category, privacy }: FormHost,
  addresses: () => readonly string[],
): ConsentQuestion {
  return { category, isStrict: privacy === 'strict', addresses };
}

/** The guard of a form. Nothing is requested before the visitor's consent. */
class Guard implements BotGuard {
  readonly sendAnywayText: string;
  readonly #shell: FormHost;
  readonly #gate: ConsentGate;
  readonly #translate: Translate;
  readonly #stopWatching: () => void;
  readonly #createCheck: CreateCheck;
  #check: BotCheck | undefined;
  /** Task that waits for a consent given in our box: a consent given elsewhere sends nothing. */
  #proceed: (() => void) | undefined;

  constructor({ shell, definition }: GuardedForm, createCheck: CreateCheck, question: ConsentQuestion) {
    this.#shell = shell;
    this.#createCheck = createCheck;
    this.#gate = createConsentGate(shell, question);
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
    const check = this.#check ?? this.#createCheck(this.#translate);
    if (!check) throw new BotCheckError('bot-refused');
    this.#check = check;
    await check.prepare();
    return check;
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
  if (!botCheck || botCheck.provider === 'altcha') return [];
  if (botCheck.scriptUrl) return [botCheck.scriptUrl];
  return [isWidget(botCheck) ? widgetProviders[botCheck.provider].scriptUrl : providerScript];
}

/** Creates the check of the provider that the author names. */
function createCheck(guarded: GuardedForm): BotCheck | null {
  const botCheck = readJson(botCheckFormat, guarded.definition.botCheck);
  if (!botCheck || botCheck.provider === 'altcha') return null;
  return isWidget(botCheck) ? startWidget(botCheck, guarded) : createBotCheck(botCheck);
}
