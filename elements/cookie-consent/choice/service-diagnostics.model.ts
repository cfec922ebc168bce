import type { ServiceProblem } from '../../../shared/consent/services.model.js';
import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';

/** Expected value of each kind of mistake. */
const expected: Readonly<Record<ServiceProblem['kind'], string>> = {
  list: 'a list of services',
  id: 'a to z, 0 to 9 and -, such as "youtube"',
  'id-twice': 'each id once',
  'no-hosts': 'a list such as ["youtube.com"]: without one its content waits for the category',
  host: 'a host without scheme, path and *, such as "youtube.com", which covers its subdomains',
  'host-twice': 'one that no other service has',
};

/** Returns the diagnostic of a mistake in the list of services. */
export function diagnoseService({ at, kind, found }: ServiceProblem): Diagnostic {
  const text = found === undefined ? 'nothing' : JSON.stringify(found);
  const words = kind !== 'no-hosts' ? text : found === undefined ? 'no hosts' : `hosts ${text}`;
  return {
    place: `JSON at ${at}`,
    problem: `found ${words}, expected ${expected[kind]}`,
    code: 'consent-services',
  };
}
