import type { PlaygroundSettings } from '../playground.model.js';
import { attributeOf, type Element, rawText } from './markup.js';

/** Returns the JSON inside a tag; undefined where there is none, or it is broken. */
export function tagJson(tag: Element): object | undefined {
  const script = tag.childNodes.find(
    (child): child is Element =>
      'tagName' in child && child.tagName === 'script' && attributeOf(child, 'type') === 'application/json',
  );
  try {
    const json: unknown = script && JSON.parse(rawText(script));
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the settings that the attributes of a tag say. */
export function tagSettings(tag: Element): Partial<PlaygroundSettings> {
  const has = (name: string) => attributeOf(tag, name) !== undefined;
  return {
    submit: attributeOf(tag, 'submit') === 'fetch' ? 'fetch' : 'page',
    drafts: !has('without-draft'),
    errorList: attributeOf(tag, 'focus-on-error') !== 'field',
    scrollToError: has('scroll-to-error'),
    disableOnSubmit: has('disable-on-submit'),
    pageHistory: attributeOf(tag, 'history') === 'pages',
    strictPrivacy: attributeOf(tag, 'privacy') === 'strict',
    botCheckOptional: has('bot-check-optional'),
    saveUrl: attributeOf(tag, 'save-url') ?? '',
    toolName: attributeOf(tag, 'tool-name') ?? '',
    toolDescription: attributeOf(tag, 'tool-description') ?? '',
  };
}
