import { ConfigError } from '../../../shared/element/config-error.js';
import { areChecksOn } from '../../../shared/element/page-checks.js';
import { convertRules, readConvertRules } from '../items/convert-rules.model.js';
import { isSelector } from '../items/is-selector.dom.js';
import { ownLinks } from '../items/own-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';

/** Reports the diagnostics of a viewer's attributes and links, unless the page switches its checks off. */
export function reportDiagnostics(host: MediaBoxHost): void {
  if (!areChecksOn()) return;
  for (const [place, problem] of findDiagnostics(host)) host.report(new ConfigError(host, place, problem));
}

function* findDiagnostics(host: MediaBoxHost): Iterable<readonly [place: string, problem: string]> {
  const { selector, scope, convert } = host;
  const { unknown } = readConvertRules(convert);
  if (unknown.length > 0)
    yield ['attribute convert', `found "${unknown.join(' ')}", expected some of ${convertRules.join(', ')}`];
  if (selector && !isSelector(selector))
    yield ['attribute selector', `found "${selector}", expected a selector`];
  else if (!ownLinks(host)[0])
    yield ['content', `found no link that opens in it, expected ${wanted(scope, selector)}`];
}

function wanted(scope: string, selector: string): string {
  const which = selector
    ? `a link that matches "${selector}"`
    : 'a link with data-mediabox or the class jcepopup';
  return `${which} ${scope ? 'in the document' : 'in the tag'}`;
}
