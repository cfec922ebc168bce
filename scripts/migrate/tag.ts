import { isOn } from '../../elements/rs-form/compat/server-values.model.js';
import type { ReadBehaviour } from './behaviour.js';
import type { InlineBlock } from './inline-calls.js';
import type { LegacyForm } from './page-forms.js';

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

/** What an integrator should know besides. */
export function notesOn(
  { formId, isTagged, maps }: LegacyForm,
  { behaviour: { botCheck } }: ReadBehaviour,
): readonly string[] {
  return [
    ...(isTagged ? [`form ${formId} stands in an <rs-form> already: this takes the place of its JSON`] : []),
    ...(botCheck
      ? [
          `the bot check of form ${formId} waits in the tag for the visitor’s yes; consent-category="necessary" asks nobody, as the page did`,
        ]
      : []),
    ...maps.map((name) => `the map of "${name}" is the page’s own; "type": "location" draws one of ours`),
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
