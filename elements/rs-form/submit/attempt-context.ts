import type { FieldError } from '../checks/violation.model.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { AttemptGoal } from '../form/attempt-goal.model.js';
import { hasBotCheck } from '../form/detect.dom.js';
import { findPlace } from '../checks/places.dom.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import type { FormSession, Paging } from '../form/rs-form.session.js';
import type { Notice } from '../form/notice.dom.js';
import type { ValidationSource } from '../definition/definition.model.js';
import type { AttemptAction, AttemptRules, AttemptState, BrowserFindings } from './attempt.model.js';

/** The form of an attempt, and its pages. */
export interface AttemptParts extends FormSession {
  readonly paging: Paging | null;
}

/** Everything that the parts of an attempt work with. */
export interface AttemptContext extends AttemptParts {
  readonly translate: Translate;
  readonly notice: Notice;
  /** Returns the state of the attempts now. */
  readonly state: () => AttemptState;
  readonly send: (action: AttemptAction) => void;
  /** Returns the present findings of the browser and of the features in the fields of a goal. */
  readonly runBrowserChecks: (goal: AttemptGoal) => BrowserFindings;
  /** Checks for a goal, then runs it. */
  readonly request: (goal: AttemptGoal) => void;
}

/** Returns the facts of this form that decide about an attempt. */
export function rulesOf(parts: AttemptParts): AttemptRules {
  const { definition, form, paging, visibility } = parts;
  let places: ReadonlyMap<string, number> | undefined;
  return {
    // Read anew at each attempt: the attribute may have changed.
    get checksInBrowser() {
      return isCheckedBy('browser', parts);
    },
    get checksOnServer() {
      return isCheckedBy('server', parts);
    },
    checks: definition.checks,
    hasBotCheck: hasBotCheck(parts),
    positionOf(name) {
      places ??= new Map(form.names.map((one, index) => [one, index]));
      return places.get(name) ?? Infinity;
    },
    pageOf(place) {
      if (place.name !== '') return paging?.pageOf(place.name) ?? null;
      return paging?.pageAt(findPlace(form, place).errorElement) ?? null;
    },
    isHidden: (name) => isFieldHidden(visibility.state, name),
  };
}

/**
 * Returns true if the browser, or the server, checks before a submit: by the attribute as it is now, else by the JSON.
 */
export function isCheckedBy(
  source: ValidationSource,
  { shell, definition, form }: Pick<FormSession, 'shell' | 'definition' | 'form'>,
): boolean {
  // Only RSForm answers before a form is sent.
  if (source === 'server' && form.markup) return false;
  const sources: readonly string[] =
    shell.validation === '' ? definition.validation : shell.validation.split(' ');
  return sources.includes(source);
}

/** Returns the errors that the features of the form find. */
export function findAdded(
  { contributions }: AttemptContext,
  isChecked: (name: string) => boolean,
  only?: string,
): readonly FieldError[] {
  const added: FieldError[] = [];
  contributions.notify((feature) => {
    added.push(...(feature.findErrors?.(isChecked, only) ?? []));
  });
  return added;
}
