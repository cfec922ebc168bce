import type {
  AuthoredDefinition,
  AuthoredField,
  AuthoredPage,
  HiddenInput,
  OptionDefinition,
  YearsDefinition,
} from './authored.model.js';
import { behaviour } from './behaviour-format.model.js';
import { fieldTypes } from './field-traits.model.js';
import { boolean, choice, integer, list, maybe, number, object, or, text } from './schema.model.js';
import { botCheckFormat, layoutFormat, wholeField } from './widget-format.model.js';

const maybeText = maybe(text);
const maybeWhole = maybe(integer);
const maybeFlag = maybe(boolean);

const option = object<OptionDefinition>({
  value: text,
  label: maybeText,
  price: maybeText,
  selected: maybeFlag,
  disabled: maybeFlag,
  group: maybeText,
});

const field = object<AuthoredField>({
  ...wholeField,
  type: maybe(choice(fieldTypes)),
  componentId: maybeWhole,
  caption: maybeText,
  description: maybeText,
  placeholder: maybeText,
  readonly: maybeFlag,
  value: maybeText,
  options: maybe(list(option)),
  multiple: maybeFlag,
  flow: maybe(choice(['horizontal', 'vertical'])),
  size: maybeWhole,
  maxLength: maybeWhole,
  rows: maybeWhole,
  cols: maybeWhole,
  count: maybeFlag,
  minFiles: maybeWhole,
  maxFiles: maybeWhole,
  maxBytes: maybeWhole,
  extensions: maybe(list(text)),
  addMore: maybeFlag,
  imageUrl: maybeText,
  order: maybe(list(choice(['d', 'm', 'y']))),
  years: maybe(object<YearsDefinition>({ from: number, to: number })),
  paragraphs: maybe(list(text)),
  previousCaption: maybeText,
  nextCaption: maybeText,
  resetCaption: maybeText,
});

const { version, formId, ...others } = behaviour;

/** The format of a definition, whole: every key, what it takes, and what a missing one means. */
export const definitionFormat = object<AuthoredDefinition>({
  version,
  formId,
  pages: list(object<AuthoredPage>({ fields: list(field) })),
  ...others,
  botCheck: maybe(botCheckFormat),
  layout: layoutFormat,
  action: maybeText,
  cssId: maybeText,
  title: maybeText,
  errorMessage: maybeText,
  requiredMarker: maybeText,
  hiddenInputs: maybe(list(object<HiddenInput>({ name: text, value: or(text, '') }))),
});
