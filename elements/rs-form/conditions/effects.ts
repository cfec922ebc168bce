import { ConfigError } from '../../../shared/element/config-error.js';
import { handFocus, writeDefaults, writeLimit, writeShown } from './visibility.dom.js';
import { keepValues } from '../markup/values.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { VisibilityEffect } from './visibility.model.js';

/** Who hears of fields that come and go. */
export interface VisibilityFollower {
  fieldHidden(name: string): void;
  fieldsShown(names: readonly string[]): void;
}

export interface VisibilityEffects {
  run(effect: VisibilityEffect): void;
  /** The field whose change decides now: it takes the focus of what goes away. */
  causeIs(name: string): void;
  /** From now on the follower hears; what the start shows and hides is no news. */
  follow(follower: VisibilityFollower): void;
}

interface EffectParts {
  readonly shell: Element;
  readonly form: ServerForm;
  readonly undoLog: UndoLog;
}

/** Does in the markup what conditions and limits decided. */
export function createVisibilityEffects({ shell, form, undoLog }: EffectParts): VisibilityEffects {
  const limited = new Set<Element>();
  const kept = new Map<string, () => void>();
  const shown = new Set<string>();
  let follower: VisibilityFollower | undefined;
  let cause = '';

  function hide(effect: Extract<VisibilityEffect, { type: 'hide-target' }>): void {
    const { target } = effect;
    follower?.fieldHidden(target.name);
    shown.delete(target.name);
    const hidden = writeShown(form, undoLog, target, false);
    if (cause !== '') hidden.some((element) => handFocus(form, element, cause));
  }

  /** Said once, when all that comes together is there. */
  function show(effect: Extract<VisibilityEffect, { type: 'show-target' }>): void {
    writeShown(form, undoLog, effect.target, true);
    if (!follower || cause === '') return;
    if (shown.size === 0) queueMicrotask(tellShown);
    shown.add(effect.target.name);
  }

  function tellShown(): void {
    if (shown.size > 0) follower?.fieldsShown([...shown]);
    shown.clear();
  }

  return {
    run(effect) {
      switch (effect.type) {
        case 'show-target':
          return show(effect);
        case 'hide-target':
          return hide(effect);
        case 'reset-field':
          if (effect.retains) kept.set(effect.name, keepValues(form, effect.name));
          return writeDefaults(form, effect.name);
        case 'restore-field':
          kept.get(effect.name)?.();
          return void kept.delete(effect.name);
        case 'limit-options':
          return writeLimit(form, undoLog, limited, effect);
        case 'report-cycle':
          throw new ConfigError(
            shell,
            'JSON at conditions',
            `"${effect.target.name}" shows and hides in a circle`,
          );
      }
    },
    causeIs(name) {
      cause = name;
    },
    follow(one) {
      follower = one;
    },
  };
}
