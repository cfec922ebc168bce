import { ConfigError } from '../../../shared/element/config-error.js';
import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';
import { areChecksOn } from '../../../shared/element/page-checks.js';
import { convertRules, readConvertRules } from '../items/convert-rules.model.js';
import { isSelector } from '../items/is-selector.dom.js';
import { viewerLinks } from '../items/viewer-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';

/** Reports the diagnostics of a viewer's attributes and links, unless the page switches its checks off. */
export function reportDiagnostics(host: MediaBoxHost): void {
  if (!areChecksOn()) return;
  for (const { place, problem, code } of findDiagnostics(host))
    host.report(new ConfigError(host, place, problem, code));
}

function* findDiagnostics(host: MediaBoxHost): Iterable<Diagnostic> {
  const { selector, scope, convert } = host;
  const { unknown } = readConvertRules(convert);
  if (unknown.length > 0)
    yield {
      place: 'attribute convert',
      problem: `found "${unknown.join(' ')}", expected some of ${convertRules.join(', ')}`,
      code: 'viewer-convert',
    };
  if (selector && !isSelector(selector))
    yield {
      place: 'attribute selector',
      problem: `found "${selector}", expected a selector`,
      code: 'viewer-selector',
    };
  else if (!viewerLinks(host)[0])
    yield {
      place: 'content',
      problem: `found no link that opens in it, expected ${wanted(scope, selector)}`,
      code: 'viewer-links',
    };
}

function wanted(scope: string, selector: string): string {
  const which = selector
    ? `a link that matches "${selector}"`
    : 'a link with data-mediabox or the class jcepopup';
  return `${which} ${scope ? 'in the document' : 'in the tag'}`;
}
