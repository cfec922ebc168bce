import { ConfigError } from '../../shared/element/config-error.js';
import type { MessageCode } from '../../shared/element/message-codes.model.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { PageAnalyticsHost } from './page-analytics.host.js';
import { isOwnAddress } from './aggregate/post-aggregate.dom.js';
import { isAddress, isSink, readSinks } from './sinks/sink-words.model.js';

type Report = (code: MessageCode, place: string, found: string, expected: string) => void;

/** Reports the diagnostics of a tag's attributes and place. */
export function reportDiagnostics(host: PageAnalyticsHost): void {
  const { baseURI, sessionMinutes } = host;
  const document = documentOf(host);
  const report: Report = (code, place, found, expected) =>
    host.report(new ConfigError(host, place, `found ${found}, expected ${expected}`, code));

  for (const word of readSinks(host.sink)) {
    const isRight = isSink(word) && (!isAddress(word) || URL.canParse(word, baseURI));
    if (!isRight) {
      report(
        'analytics-sink',
        'attribute sink',
        `"${word}"`,
        'dataLayer, gtag, event or an address with / or https:// in front',
      );
    }
  }
  if (host.privacy === 'aggregate') reportForeignSinks(host, report);
  const minutes = host.getAttribute('session-minutes')?.trim();
  if (minutes && Number(minutes) !== sessionMinutes && Number.isFinite(Number(minutes))) {
    report('analytics-minutes', 'attribute session-minutes', `"${minutes}"`, '5 to 475');
  }
  // An element outside the document does not count as a second one.
  if (host.isConnected && document.querySelector(host.localName) !== host) {
    report(
      'analytics-second',
      'place',
      'a second one in the page',
      'one, because each event would count twice',
    );
  }
}

/** Reports sinks that get nothing without consent: all but addresses of this site. */
function reportForeignSinks(host: PageAnalyticsHost, report: Report): void {
  const words = readSinks(host.sink);
  const expected = 'an address of this site, such as "/statistics", with privacy="aggregate"';
  for (const word of words.filter((one) => isSink(one) && !isOwnAddress(host, one)))
    report('analytics-aggregate', 'attribute sink', `"${word}"`, expected);
}
