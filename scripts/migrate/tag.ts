import { isOn } from '../../elements/rs-form/compat/server-values.model.js';
import type { ReadBehaviour } from './behaviour.js';
import type { InlineBlock } from './inline-calls.js';

/** What a page says for all of its forms, outside of the JSON. */
export interface PageSettings {
  /** The router's address: on a site with several languages no other place says it. */
  readonly validateUrl: string;
  readonly scrollsToError: boolean;
}

/** Reads what the inline scripts set for all forms of a page. */
export function readSettings({ settings }: InlineBlock): PageSettings {
  const last = (path: string) => settings.findLast((one) => one.path === path)?.value;
  const url = last('RSFormPro.Ajax.URL');
  return {
    validateUrl: typeof url === 'string' ? url : '',
    scrollsToError: isOn(last('RSFormPro.scrollToError')),
  };
}

/** The attributes that make the tag act as the page does: the first field with an error has the focus, no draft is kept. */
export function attributesOf(
  { behaviour, isDisabledOnSubmit }: ReadBehaviour,
  { validateUrl, scrollsToError }: PageSettings,
): readonly string[] {
  const isAsked = validateUrl !== '' && behaviour.validation.includes('server');
  return [
    ...(isAsked ? [`validate-url="${escaped(validateUrl)}"`] : []),
    'focus-on-error="field"',
    ...(scrollsToError ? ['scroll-to-error'] : []),
    ...(isDisabledOnSubmit ? ['disable-on-submit'] : []),
    'without-draft',
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
