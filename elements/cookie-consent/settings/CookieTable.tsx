import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { KnownCookie } from '../choice/read-categories.model.js';

interface CookieTableProps {
  readonly cookies: readonly KnownCookie[];
  readonly caption: string;
  /** Columns after the name. */
  readonly columns: readonly ('provider' | 'purpose' | 'duration')[];
  readonly t: Translate;
}

/** Table of cookies. In a narrow window each row is shown as a list. */
export function CookieTable({ cookies, caption, columns, t }: CookieTableProps) {
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
