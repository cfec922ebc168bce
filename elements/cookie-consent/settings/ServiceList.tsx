import { document } from '../../../shared/dom/unclobbered.js';
import { isPageAddress } from '../../../shared/dom/is-page-address.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { KnownService } from '../choice/read-categories.model.js';
import { CookieTable } from './CookieTable.js';

/** Check boxes of the services of one category. */
export interface ServiceTicks {
  readonly isTicked: (service: string) => boolean;
  readonly setTick: (service: string, isTicked: boolean) => void;
}

interface ServiceListProps {
  readonly services: readonly KnownService[];
  /** Id and name of the category. */
  readonly category: string;
  readonly name: string;
  /** True for the necessary category, whose services cannot be refused. */
  readonly isLocked: boolean;
  readonly ticks: ServiceTicks;
  readonly t: Translate;
}

/** Services of a category, each with a check box of its own, in a disclosure. */
export function ServiceList({ services, category, name, isLocked, ticks, t }: ServiceListProps) {
  return (
    // A group for assistive technology, which `summary` does not name.
    <details part="services" aria-labelledby={`services-${category}`}>
      <summary
        id={`services-${category}`}
        {...ownText(t('cookie-consent.services', name, services.length))}
      />
      {services.map((service) => (
        <ServiceBox key={service.id} {...{ service, isLocked, ticks, t }} />
      ))}
    </details>
  );
}

interface ServiceBoxProps extends Pick<ServiceListProps, 'isLocked' | 'ticks' | 't'> {
  readonly service: KnownService;
}

/** One service: its check box, its purpose, its cookies and the link to its policy. */
function ServiceBox({ service, isLocked, ticks, t }: ServiceBoxProps) {
  const { id, name, purpose, policy, cookies } = service;
  return (
    <div part="service">
      <label part="service-label">
        <input
          part="checkbox"
          type="checkbox"
          name={`service-${id}`}
          checked={isLocked || ticks.isTicked(id)}
          disabled={isLocked}
          aria-describedby={purpose ? `service-text-${id}` : undefined}
          onChange={(event) => ticks.setTick(id, event.target.checked)}
        />
        <span>{name}</span>
      </label>
      {purpose && (
        <p part="service-text" id={`service-text-${id}`}>
          {purpose}
        </p>
      )}
      {cookies.length > 0 && (
        <CookieTable
          cookies={cookies}
          caption={t('cookie-consent.cookies', name)}
          columns={['purpose', 'duration']}
          t={t}
        />
      )}
      {policy && isPageAddress(policy, document.baseURI) && (
        <a part="settings-link" href={policy} {...ownText(t('cookie-consent.service-policy', name))} />
      )}
    </div>
  );
}
