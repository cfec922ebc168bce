import * as v from 'valibot';
import type { FieldType } from '../../elements/rs-form/definition/field-types.model.js';
import { formSchema } from '../../elements/rs-form/definition/form-schema.js';
import { behaviourOf } from '../../elements/rs-form/definition/read-definition.dom.js';
import type { BotCheckDefinition } from '../../elements/rs-form/definition/definition.model.js';
import type { AuthoredField } from '../../elements/rs-form/definition/authored.model.js';
import type { FirstPaint } from './first-paint.model.js';
import type { SourceKind } from './sources.model.js';

/** Reads the JSON definition of a form. All its mistakes are one TypeError, each on a line with its path. */
export function readFirstPaint(definition: unknown): FirstPaint {
  const result = v.safeParse(formSchema, withDefaults(definition));
  if (!result.success) throw new TypeError(result.issues.map(mistakeOf).join('\n'));
  const { formId, pages, botCheck } = result.output;
  const fields = pages.flatMap((page) => page.fields);

  return {
    formId: hasFormId(definition) ? formId : null,
    hasPages: pages.length > 1,
    conditions: behaviourOf(result.output).conditions,
    names: fields.map(({ name }) => name),
    kinds: new Map(fields.flatMap((field) => kindOf(field).map((kind) => [field.name, kind] as const))),
    withoutControl: new Set(fields.filter(({ type }) => isBare(type)).map(({ name }) => name)),
    calendars: fields
      .filter(({ type, inline }) => type === 'calendar' && inline !== false)
      .map(({ name }) => name),
    hasBotCheck: botCheck !== undefined,
    botBox: boxOf(botCheck),
  };
}

/** The check by score has no box. */
function boxOf(botCheck: BotCheckDefinition | undefined): FirstPaint['botBox'] {
  if (!botCheck || botCheck.provider === 'recaptcha-v3') return null;
  return { ...botCheck, provider: botCheck.provider };
}

/** A definition without a version or a number is one that its page completes. */
function withDefaults(definition: unknown): unknown {
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) return definition;
  return { version: 1, formId: 0, ...definition };
}

function hasFormId(definition: unknown): boolean {
  return typeof definition === 'object' && definition !== null && 'formId' in definition;
}

function mistakeOf({ path, message }: v.BaseIssue<unknown>): string {
  const steps = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return `${steps.join('').replace(/^\./, '') || 'the definition'}: expected ${message}`;
}

/** A field without a type may be anything; a date without an order cannot be put together. */
function kindOf({ type, order }: AuthoredField): readonly SourceKind[] {
  switch (type) {
    case undefined:
      return [];
    case 'checkbox-group':
    case 'radio-group':
      return [{ is: 'boxes' }];
    case 'select':
      return [{ is: 'select' }];
    case 'birthday':
      return [order ? { is: 'date', parts: order } : { is: 'text' }];
    default:
      return [{ is: 'text' }];
  }
}

function isBare(type: FieldType | undefined): boolean {
  return type === 'free-text' || type === 'page-break';
}
