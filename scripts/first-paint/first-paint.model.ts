import type { ConditionDefinition } from '../../elements/rs-form/definition/definition.model.js';
import type { WidgetDefinition } from '../../elements/rs-form/bot-check/widgets/widget-providers.model.js';
import type { SourceKind } from './sources.model.js';

/** What a first paint must know of a form. */
export interface FirstPaint {
  /** Null where the definition leaves it out. */
  readonly formId: number | null;
  readonly hasPages: boolean;
  readonly conditions: readonly ConditionDefinition[];
  /** The names of all fields that are listed. */
  readonly names: readonly string[];
  /** How the fields can be read of which that is known. */
  readonly kinds: ReadonlyMap<string, SourceKind>;
  /** The names of the fields that have no control of their own. */
  readonly withoutControl: ReadonlySet<string>;
  /** The names of the calendar fields. */
  readonly calendars: readonly string[];
  /** Whether the page may hold another way to write, for when the bot check fails. */
  readonly hasBotCheck: boolean;
  /** The box that a provider of the bot check draws into the form; null for none. */
  readonly botBox: Pick<WidgetDefinition, 'provider' | 'size'> | null;
}
