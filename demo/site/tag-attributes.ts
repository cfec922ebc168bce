import type { ServerForm, TagAttribute } from '../forms/server-form.js';
import type { Switches } from '../forms/switches.js';

interface TagPlace {
  readonly form: ServerForm;
  readonly switches: Switches;
  /** Whether the tag names the address of its JSON. */
  readonly hasAddress: boolean;
  readonly providerUrl: string;
}

/** The attributes of a form's tag: the site's own, those of the switches, and an address to ask that fails on purpose. */
export function tagAttributes(place: TagPlace): readonly TagAttribute[] {
  const { form, switches, hasAddress } = place;
  const named = [...form.attributes, ...switches.attributes, ...validateUrlOf(place)];
  const source = hasAddress ? [{ name: 'src', value: `/formularios/${form.formId}.json` }] : [];
  return [...new Map([...source, ...named].map((one) => [one.name, one])).values()];
}

/** Without a fault the tag names no address: the element finds the site's own. */
function validateUrlOf({ switches: { fault }, providerUrl }: TagPlace): readonly TagAttribute[] {
  if (!fault) return [];
  const origin = fault.name === 'cors' ? providerUrl : '';
  const value = `${origin}/index.php?option=com_rsform&task=ajaxValidate&fault=${fault.name}`;
  return [{ name: 'validate-url', value }];
}
