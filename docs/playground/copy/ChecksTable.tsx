import { checksTable } from '../model/outputs/checks-table.model.js';
import type { Playground } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';

interface ChecksTableProps {
  readonly state: Playground;
}

/** Checks that the server has to make, as a table in the language of the form. */
export function ChecksTable({ state }: ChecksTableProps) {
  const texts = useTexts();
  return (
    <div
      className="scroller"
      tabIndex={0}
      role="region"
      aria-label={texts.codeChecks}
      lang={state.settings.language}
    >
      <table>
        <thead lang={texts.language}>
          <tr>
            <th scope="col">{texts.receivedName}</th>
            <th scope="col">{texts.codeChecks}</th>
          </tr>
        </thead>
        <tbody>
          {checksTable(state).map(({ name, label, checks }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                <ul>
                  {checks.map((check) => (
                    <li key={check}>{check}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
