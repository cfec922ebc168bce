import type { LinkableCalendar } from '../rs-calendar.host.js';
import { inputNamed } from './links.dom.js';
import { readLink } from './links.model.js';

/** Returns the links without an input, and those to the calendar's own input. */
export function brokenLinks(
  host: LinkableCalendar,
): readonly { readonly option: string; readonly problem: string }[] {
  return (
    [
      ['min', host.minFrom],
      ['max', host.maxFrom],
    ] as const
  ).flatMap(([bound, text]) => {
    const rule = readLink(bound, text);
    const input = rule && inputNamed(host, rule.from);
    if (!rule || (input && input !== host.input)) return [];
    const found = input ? 'its own input' : `nothing with the id "${rule.from}"`;
    return [{ option: `${bound}-from`, problem: `found ${found}, expected the id of another input` }];
  });
}
