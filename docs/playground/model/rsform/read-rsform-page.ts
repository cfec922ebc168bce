import { readBehaviour } from '../../../../cli/migrate/behaviour.mjs';
import { readInlineScripts } from '../../../../cli/migrate/inline-calls.mjs';
import { type LegacyForm, readForms } from '../../../../cli/migrate/page-forms.mjs';
import { readSettings } from '../../../../cli/migrate/tag.mjs';
import { defaultSettings, readForm } from '../empty.model.js';
import type { Playground, PlaygroundSettings, Problem, Theme } from '../playground.model.js';
import { failure, type ReadPlayground, readPlayground } from '../read-playground.model.js';
import { attributeOf, type Element, elementsIn, pageElements } from './markup.js';
import { mergedForm } from './merge-behaviour.js';
import { readMarkup } from './read-markup.js';
import { tagJson, tagSettings } from './read-tag.js';

/** Longest source that is read, in characters. */
const longestSource = 5_000_000;

/**
 * Reads the source of a page of RSForm! Pro, or of one with an `<rs-form>`: its first form. The JSON of a form that is
 * rendered is read, too, by itself or in its tag. Runs no script of the page. Statements that were not
 * understood are reported. Never throws.
 */
export function readRsformPage(source: string): ReadPlayground {
  if (source.length > longestSource) return unread('the page is too long', 'la página es demasiado larga');
  try {
    return readWritten(source) ?? readPage(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unread(reason, reason);
  }
}

function unread(english: string, spanish: string): ReadPlayground {
  return failure({
    es: `No se ha podido leer el formulario: ${spanish}.`,
    en: `The form could not be read: ${english}.`,
  });
}

/** Reads the JSON of a form that is rendered: the whole source, or inside a tag without a form; null for another source. */
function readWritten(source: string): ReadPlayground | null {
  if (source.trim().startsWith('{')) {
    return readPlayground({ version: 1, form: JSON.parse(source) as unknown });
  }
  const elements = pageElements(source);
  const tag = elements.find(({ tagName }) => tagName === 'rs-form');
  const json = tag && !elements.some(({ tagName }) => tagName === 'form') && tagJson(tag);
  if (!json) return null;
  const settings = { ...tagSettings(tag), language: languageOf(elements[0]) };
  return readPlayground({ version: 1, form: json, settings });
}

function readPage(source: string): ReadPlayground {
  const page = readForms(source);
  const [legacy, ...others] = page.forms;
  const elements = pageElements(source);
  const form = legacy && elements.find((one) => one.tagName === 'form' && isForm(one, legacy));
  if (!legacy || !form) return unread('its markup is not whole', 'su código no está completo');
  const block = readInlineScripts(page.inlineScripts);
  const read = readBehaviour(legacy, block, page);
  const tag = legacy.isTagged ? elements.find((one) => isTagOf(one, form)) : undefined;
  const json = tag && tagJson(tag);
  const merged = readForm(mergedForm(readMarkup(form, legacy), json ?? read.behaviour));
  if (!merged) return unread('it has no number', 'no tiene número');
  const [html] = elements;
  const settings = {
    ...{ ...defaultSettings, theme: themeOf(merged.layout), language: languageOf(html) },
    ...(tag ? tagSettings(tag) : legacySettings(read, readSettings(block))),
  };
  const state: Playground = { version: 1, form: merged, settings };
  return {
    state,
    problems: [
      // The JSON of a tag says what scripts do not.
      ...(json ? [] : [...block.faults, ...read.faults].map(faultProblem)),
      ...(others.length > 0 ? [otherForms(others.length)] : []),
    ],
  };
}

function isForm(element: Element, { formId }: LegacyForm): boolean {
  return elementsIn(element).some(
    (one) =>
      attributeOf(one, 'name') === 'form[formId]' &&
      Number.parseInt(attributeOf(one, 'value') ?? '', 10) === formId,
  );
}

function isTagOf(element: Element, form: Element): boolean {
  return element.tagName === 'rs-form' && elementsIn(element).includes(form);
}

type Settings = Partial<PlaygroundSettings>;

/** Returns the settings with which the tag behaves as the page did. */
function legacySettings(
  { isDisabledOnSubmit }: { readonly isDisabledOnSubmit: boolean },
  { scrollsToError }: { readonly scrollsToError: boolean },
): Settings {
  return {
    ...{
      drafts: false,
      errorList: false,
      disableOnSubmit: isDisabledOnSubmit,
      scrollToError: scrollsToError,
    },
  };
}

function themeOf(layout: string): Theme {
  return layout === 'bootstrap5' || layout === 'uikit3' ? layout : defaultSettings.theme;
}

function languageOf(html: Element | undefined): PlaygroundSettings['language'] {
  const language = (html && attributeOf(html, 'lang')) ?? '';
  return language.toLowerCase().startsWith('es') ? 'es' : 'en';
}

function faultProblem(fault: string): Problem {
  return {
    ...{ place: { is: 'form' }, level: 'warning' },
    words: { es: `No se ha entendido: ${fault}`, en: `Not understood: ${fault}` },
  };
}

function otherForms(count: number): Problem {
  return {
    ...{ place: { is: 'form' }, level: 'warning' },
    words: {
      es: `La página tiene más formularios (${count}): se ha leído el primero.`,
      en: `The page has more forms (${count}): the first one was read.`,
    },
  };
}
