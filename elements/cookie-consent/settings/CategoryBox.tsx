import { useRef, useState, type ToggleEvent } from 'react';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { Category, KnownCookie, ShownCategory } from '../choice/read-categories.model.js';

/** Writes the server's description of a category into an element. Resolves to false if there is none. */
export type Describe = (category: ShownCategory, place: Element) => Promise<boolean>;

interface CategoryBoxProps {
  readonly category: Category;
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
  /** Writes the server's description; null if the author has set no `description-url`. */
  readonly describe: Describe | null;
  readonly t: Translate;
}

/** One category: its check box, its description, and the details of its cookies. */
export function CategoryBox({ category, isTicked, tick, describe, t }: CategoryBoxProps) {
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
          checked={isLocked || isTicked}
          disabled={isLocked}
          aria-describedby={`text-${id}`}
          onChange={(event) => tick(event.target.checked)}
        />
        <span id={`name-${id}`} {...ownText(name)} />
        {isLocked && <small {...ownText(t('cookie-consent.locked'))} />}
      </label>
      <p part="category-text" id={`text-${id}`} {...ownText(text)} />
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
        <CookieTable cookies={cookies} caption={t('cookie-consent.cookies', name)} t={t} />
      )}
    </details>
  );
}

interface CookieTableProps {
  readonly cookies: readonly KnownCookie[];
  readonly caption: string;
  readonly t: Translate;
}

const columns = ['provider', 'purpose', 'duration'] as const;

function CookieTable({ cookies, caption, t }: CookieTableProps) {
  return (
    <table>
      <caption {...ownText(caption)} />
      <thead>
        <tr>
          {(['cookie', ...columns] as const).map((column) => (
            <th key={column} scope="col" {...ownText(t(`cookie-consent.${column}`))} />
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map((cookie) => (
          <tr key={cookie.name}>
            <th scope="row">{cookie.name}</th>
            {columns.map((column) => (
              <td key={column} data-label={t(`cookie-consent.${column}`)}>
                {cookie[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
