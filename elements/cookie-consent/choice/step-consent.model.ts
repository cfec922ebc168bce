import type { Answers } from '../../../shared/consent/answers.model.js';
import type { ConsentCategory } from '../../../shared/consent/parse-consent.model.js';
import { noServices, type ServiceChoice } from '../../../shared/consent/service-choice.model.js';

/** State of one consent layer. */
export interface ConsentState {
  /** Accepted categories; null if the visitor has not chosen. */
  readonly accepted: readonly ConsentCategory[] | null;
  /** Services whose answer differs from the one to their category. */
  readonly services: ServiceChoice;
  readonly isOpen: boolean;
  /**
   * True if the banner may be closed without an answer: there is one already, or the browser sends a privacy signal.
   */
  readonly mayClose: boolean;
  /** State of the settings, whose code is loaded on need. */
  readonly settings: 'closed' | 'wanted' | 'late' | 'lost' | 'open';
}

/** Actions of a consent layer. */
export type ConsentAction =
  | {
      readonly type: 'chosen';
      readonly accepted: readonly ConsentCategory[] | null;
      /** @default noServices */
      readonly services?: ServiceChoice;
    }
  | { readonly type: 'show-requested' }
  | { readonly type: 'close-requested' }
  | { readonly type: 'settings-requested' }
  | { readonly type: 'settings-late' }
  | { readonly type: 'settings-loaded'; readonly isThere: boolean }
  | { readonly type: 'settings-closed' };

/** Effects of an action on the page. */
export type ConsentEffect =
  | {
      readonly type: 'notify';
      /** Answers before; null if the visitor had not chosen. */
      readonly before: Answers | null;
      readonly after: Answers;
    }
  | { readonly type: 'load-settings' }
  | { readonly type: 'take-focus' }
  | { readonly type: 'return-focus' };

interface Step {
  readonly state: ConsentState;
  readonly effects: readonly ConsentEffect[];
}

/** Returns the state at the start of a page. */
export function initialConsent(
  accepted: ConsentState['accepted'],
  isAsking: boolean,
  services: ServiceChoice = noServices,
): ConsentState {
  return { accepted, services, isOpen: isAsking, mayClose: !isAsking, settings: 'closed' };
}

/** Returns the next state and the effects of an action. */
export function stepConsent(state: ConsentState, action: ConsentAction): Step {
  switch (action.type) {
    case 'chosen':
      return choose(state, action.accepted, action.services);
    case 'show-requested':
      return step({ ...state, isOpen: true }, { type: 'take-focus' });
    case 'close-requested':
      if (!state.isOpen || !state.mayClose) return step(state);
      return step({ ...state, isOpen: false, settings: 'closed' }, { type: 'return-focus' });
    case 'settings-requested':
      // They are loading, or open already.
      if (state.settings === 'wanted' || state.settings === 'late' || state.settings === 'open')
        return step(state);
      return step({ ...state, settings: 'wanted' }, { type: 'load-settings' });
    case 'settings-late':
      return step(state.settings === 'wanted' ? { ...state, settings: 'late' } : state);
    case 'settings-loaded':
      // The visitor has answered meanwhile: the settings stay closed.
      if (state.settings === 'closed') return step(state);
      return step({ ...state, settings: action.isThere ? 'open' : 'lost' });
    case 'settings-closed':
      return step({ ...state, settings: 'closed' });
  }
}

function choose(before: ConsentState, accepted: ConsentState['accepted'], services = noServices): Step {
  const isAsking = accepted === null;
  const notify: ConsentEffect = {
    type: 'notify',
    before: before.accepted && { accepted: before.accepted, services: before.services },
    after: { accepted: accepted ?? [], services },
  };
  return step(
    initialConsent(accepted, isAsking, services),
    notify,
    ...(before.isOpen && !isAsking ? [{ type: 'return-focus' } as const] : []),
  );
}

function step(state: ConsentState, ...effects: readonly ConsentEffect[]): Step {
  return { state, effects };
}
