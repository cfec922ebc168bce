import { behaviourOf, type FormBehaviour } from './form-behaviour.js';
import { altchaName, challengeUrl } from './verify-altcha.js';
import { blankValueOf, type ServerField, type ServerForm, type ServerOption } from './server-form.js';

/** Hidden input that a rendered form posts. */
interface HiddenInput {
  readonly name: string;
  readonly value: string;
}

/** Returns the JSON beside a form that the server renders. */
export function behaviourJson(form: Pick<ServerForm, 'behaviour' | 'asksAltcha'>): string {
  return scriptText(publishedBehaviour(form));
}

function publishedBehaviour({ behaviour, asksAltcha }: Pick<ServerForm, 'behaviour' | 'asksAltcha'>): object {
  if (asksAltcha !== 'json') return behaviour;
  return { ...behaviour, botCheck: { provider: 'altcha', challengeUrl, name: altchaName } };
}

/** Returns the JSON of a whole form: its behaviour and its fields. */
export function renderedJson(form: ServerForm, hidden: readonly HiddenInput[]): string {
  return scriptText({
    ...publishedBehaviour(form),
    render: true,
    errorMessage: form.errorMessage,
    hiddenInputs: hidden,
    pages: form.pages.map((fields) => ({
      fields: fields.map((field) => renderedField(form.behaviour, field)),
    })),
  });
}

/** Returns a field with all keys for rendering; keys of the behaviour are unchanged. */
function renderedField(behaviour: FormBehaviour, field: ServerField): object {
  const { componentId, name, type, caption, message, isRequired, options } = field;
  const { description, placeholder, min, max, step, maxLength, years } = field;
  return {
    ...{ name, type, componentId, caption, message, description, placeholder },
    ...{
      value: blankValueOf(field),
      min,
      max,
      step,
      maxLength,
      required: isRequired || undefined,
      readonly: field.isReadonly,
    },
    ...{ multiple: field.isMultiple, count: field.hasCounter, options: options?.map(renderedOption) },
    ...(years && { years: { from: years.to, to: years.from }, order: ['d', 'm', 'y'] }),
    ...(type === 'file' && renderedRules(field)),
    ...{ paragraphs: field.paragraphs, validate: type === 'page-break' || undefined },
    ...{ previousCaption: field.previous, nextCaption: field.next, resetCaption: field.reset },
    ...behaviourOf(behaviour, name),
  };
}

function renderedRules({
  isGrowing,
  isMultiple,
  minFiles,
  maxFiles,
  maxKilobytes,
  extensions,
}: ServerField): object {
  return {
    ...{ minFiles, maxFiles, extensions, addMore: isGrowing, multiple: isGrowing ? undefined : isMultiple },
    maxBytes: maxKilobytes && maxKilobytes * 1024,
  };
}

function renderedOption({ value, label, group, isSelected, isDisabled }: ServerOption): object {
  return { value, label, group, selected: isSelected, disabled: isDisabled };
}

/** Serialises a value for a JSON script. No text in it can end the script. */
function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
