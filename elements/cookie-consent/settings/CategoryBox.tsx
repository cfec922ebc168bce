import { useRef, useState, type ToggleEvent } from 'react';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { Category, ShownCategory } from '../choice/read-categories.model.js';
import type { Tick } from '../choice/tick.model.js';
import { CookieTable } from './CookieTable.js';
import { ServiceList, type ServiceTicks } from './ServiceList.js';

/** Writes the server's description of a category into an element. Resolves to false if there is none. */
export type Describe = (category: ShownCategory, place: Element) => Promise<boolean>;

interface CategoryBoxProps {
  readonly category: Category;
  readonly tick: Tick;
  readonly setTick: (isTicked: boolean) => void;
  readonly services: ServiceTicks;
  /** Writes the server's description; null if the author has set no `description-url`. */
  readonly describe: Describe | null;
  readonly t: Translate;
}

/** One category: its check box, its description, its services, and the details of its cookies. */
export function CategoryBox({ category, tick, setTick, services, describe, t }: CategoryBoxProps) {
  const { id, label, description, cookies } = category;
  const isLocked = id === 'necessary';
  const name = label || t(`cookie-consent.${id}`);
  const text = description || t(`cookie-consent.${id}-text`);
  return (
    <div part="category">
      <label part="category-label">
        <input
          part="checkbox"
          type="checkbox"
          name={id}
          ref={(input) => {
            if (input) input.indeterminate = tick === 'mixed' && !isLocked;
          }}
          checked={isLocked || tick === 'on'}
          disabled={isLocked}
          aria-describedby={`text-${id}`}
          onChange={(event) => setTick(event.target.checked)}
        />
        <span id={`name-${id}`} {...ownText(name)} />
        {isLocked && <small {...ownText(t('cookie-consent.locked'))} />}
      </label>
      <p part="category-text" id={`text-${id}`} {...ownText(text)} />
      {category.services.length > 0 && (
        <ServiceList services={category.services} {...{ category: id, name, isLocked, ticks: services, t }} />
      )}
      {(describe || cookies.length > 0) && (
        <Details category={category} name={name} text={text} describe={describe} t={t} />
      )}
    </div>
  );
}

interface DetailsProps extends Pick<CategoryBoxProps, 'category' | 'describe' | 't'> {
  readonly name: string;
  readonly text: string;
}

/**
 * Details of a category, of one source: the server's description, or the author's cookies. Requests the description when
 * they are first opened, and again after a failure.
 */
function Details({ category: { id, cookies }, describe, name, text, t }: DetailsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'none' | 'asked' | 'there' | 'failed'>('none');
  const open = async ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState !== 'open' || !place.current || !describe || status === 'asked' || status === 'there')
      return;
    setStatus('asked');
    const isThere = await describe({ id, shown: [name, text] }, place.current).catch(() => false);
    setStatus(isThere ? 'there' : 'failed');
  };
  return (
    // A group for assistive technology, which `summary` does not name.
    <details part="details" aria-labelledby={`name-${id}`} onToggle={(event) => void open(event)}>
      <summary {...ownText(t('cookie-consent.details', name))} />
      {status === 'asked' && <p {...ownText(t('cookie-consent.loading'))} />}
      {status === 'failed' && cookies.length === 0 && <p {...ownText(text)} />}
      <div ref={place} />
      {(!describe || status === 'failed') && cookies.length > 0 && (
        <CookieTable cookies={cookies} caption={t('cookie-consent.cookies', name)} columns={columns} t={t} />
      )}
    </details>
  );
}

const columns = ['provider', 'purpose', 'duration'] as const;
