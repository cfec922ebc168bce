import { hasFieldHelpers, hasLimits } from './field-helpers/detect.dom.js';
import { hasFormToken } from './csrf-token/token.dom.js';
import type { FormFeature, FeatureModule, FormSession } from './form/rs-form.session.js';
import { whenIdle } from '../../shared/dom/when-idle.js';

/** The parts of a form that are chunks of their own. */
export interface FormParts extends Required<FormFeature> {
  /** The visitor has touched the form: what is only needed then may come. */
  touched(): void;
}

interface PartEntry {
  /** At once, at the first touch of the form at once, or when the browser is idle: from the start, from that touch. */
  readonly when: 'now' | 'touch' | 'idle' | 'touched';
  readonly isNeeded: (session: FormSession) => boolean;
  readonly load: () => Promise<FeatureModule>;
}

const entries: readonly PartEntry[] = [
  {
    when: 'now',
    isNeeded: ({ definition }) => definition.calculations.length > 0,
    load: () => import('./totals/totals.js'),
  },
  {
    when: 'now',
    isNeeded: ({ form, definition }) => hasFieldHelpers(form, definition),
    load: () => import('./field-helpers/helpers.js'),
  },
  {
    // A limit's words make room for themselves: late, they would move what the visitor is about to press.
    when: 'touch',
    isNeeded: ({ form, definition }) => hasLimits(definition) && !hasFieldHelpers(form, definition),
    load: () => import('./field-helpers/helpers.js'),
  },
  {
    when: 'idle',
    isNeeded: ({ shell }) => !shell.withoutDraft && shell.privacy !== 'strict',
    load: () => import('./drafts/drafts.js'),
  },
  { when: 'idle', isNeeded: () => true, load: () => import('./requests.js') },
  { when: 'touched', isNeeded: () => true, load: () => import('./markup/on-touch.js') },
  { when: 'touched', isNeeded: hasFormToken, load: () => import('./csrf-token/token-keeper.js') },
];

/** Loads what this form has use for; a part that does not come leaves the rest as it is. */
export function startParts(session: FormSession): FormParts {
  const { shell } = session;
  const needed = entries.filter(({ isNeeded }) => isNeeded(session));
  const running = new Set<FormFeature>();
  const stops: (() => void)[] = [];
  let isTouched = false;
  let isStopped = false;

  async function start({ load }: PartEntry): Promise<void> {
    try {
      const { startFeature: startFeature } = await load();
      if (!isStopped) running.add(startFeature(session));
    } catch (error) {
      shell.report(error);
    }
  }

  for (const entry of needed) {
    if (entry.when === 'now') void start(entry);
    if (entry.when === 'idle') stops.push(whenIdle(() => void start(entry)));
  }

  return {
    touched() {
      if (isTouched) return;
      isTouched = true;
      for (const entry of needed) if (entry.when === 'touch') void start(entry);
      const late = needed.filter(({ when }) => when === 'touched');
      if (late.length > 0) stops.push(whenIdle(() => late.forEach((entry) => void start(entry))));
    },
    fieldChanged(name, control) {
      for (const part of running) part.fieldChanged?.(name, control);
    },
    formRead() {
      for (const part of running) part.formRead?.();
    },
    stop() {
      isStopped = true;
      for (const stop of stops) stop();
      for (const part of running) part.stop();
    },
  };
}
