import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import type { SettingKey } from '../editor/field-settings.model.js';

/** Labels of the types of fields, of their settings, and of the words to choose from. */
export interface FieldTexts {
  readonly types: Readonly<Record<FieldType, string>>;
  readonly name: string;
  readonly settings: Readonly<Record<SettingKey, string>>;
  /** Hints below inputs, by setting. */
  readonly hints: Readonly<Partial<Record<SettingKey, string>>>;
  /** Words of choices; a word without an entry is shown as it is. */
  readonly words: ReadonlyMap<string, string>;
  readonly weekdays: readonly string[];
  readonly from: string;
  readonly to: string;
}
