import { ConfigError } from '../../../shared/element/config-error.js';
import { handFocus, writeLimit, writeShown } from './visibility.dom.js';
import { keepValues, writeDefaults } from '../markup/control.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { VisibilityEffect } from './visibility.model.js';

/** Receives the names of fields that conditions show and hide. */
export interface VisibilityFollower {
  fieldHidden(name: string): void;
  /** The list is empty where the shown fields are hidden again already. */
  fieldsShown(names: readonly string[]): void;
}

interface EffectParts {
  readonly shell: Element;
  readonly form: ServerForm;
  readonly undoLog: UndoLog;
}

/** Runs the effects of conditions and limits on the markup. */
export class VisibilityEffects {
  readonly #parts: EffectParts;
  readonly #limited = new Set<Element>();
  readonly #kept = new Map<string, () => void>();
  readonly #shown = new Set<string>();
  #follower: VisibilityFollower | undefined;
  #trigger = '';
  #pressed: Element | null = null;

  constructor(parts: EffectParts) {
    this.#parts = parts;
  }

  /** Bound: it is passed to a store. */
  readonly run = (effect: VisibilityEffect): void => {
    const { shell, form, undoLog } = this.#parts;
    switch (effect.type) {
      case 'show-target':
        return this.#show(effect);
      case 'hide-target':
        return this.#hide(effect);
      case 'reset-field':
        if (effect.retains) this.#kept.set(effect.name, keepValues(form.controls(effect.name)));
        return writeDefaults(form.controls(effect.name));
      case 'restore-field':
        this.#kept.get(effect.name)?.();
        this.#kept.delete(effect.name);
        return;
      case 'limit-options':
        return writeLimit(form, undoLog, this.#limited, effect);
      case 'report-cycle':
        throw new ConfigError(
          shell,
          'JSON at conditions',
          `found "${effect.target.name}" in a cycle`,
          'form-cycle',
        );
    }
  };

  /** Sets the field whose change is handled now, and its control. If that hides the focused element, they get the focus. */
  setTrigger(name: string, pressed: Element | null = null): void {
    this.#trigger = name;
    this.#pressed = pressed;
  }

  /** Notifies the follower from now on. Changes at the start are not reported. */
  follow(follower: VisibilityFollower): void {
    this.#follower = follower;
  }

  #hide({ target }: Extract<VisibilityEffect, { type: 'hide-target' }>): void {
    const { form, undoLog } = this.#parts;
    this.#follower?.fieldHidden(target.name);
    this.#shown.delete(target.name);
    const hidden = writeShown(form, undoLog, target, false);
    if (this.#trigger !== '')
      hidden.some((element) => handFocus(form, element, this.#trigger, this.#pressed));
  }

  /**
   * Shows a target. The follower is notified once of all targets that are shown together, after the press: in a large
   * form it takes longer to find their labels than to show them.
   */
  #show({ target }: Extract<VisibilityEffect, { type: 'show-target' }>): void {
    const { form, undoLog } = this.#parts;
    writeShown(form, undoLog, target, true);
    if (!this.#follower || this.#trigger === '') return;
    if (this.#shown.size === 0) setTimeout(() => this.#reportShown());
    this.#shown.add(target.name);
  }

  #reportShown(): void {
    this.#follower?.fieldsShown([...this.#shown]);
    this.#shown.clear();
  }
}
