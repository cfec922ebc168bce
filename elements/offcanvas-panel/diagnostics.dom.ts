import { ConfigError } from '../../shared/element/config-error.js';
import type { PanelHost } from './offcanvas-panel.host.js';

/** Reports invalid markup of an `<offcanvas-panel>`: a breakpoint that is not a width, or its only toggle in its content. */
export function reportDiagnostic(host: PanelHost, found: 'breakpoint' | 'toggle'): void {
  const [place, problem, code] =
    found === 'breakpoint'
      ? ([
          'attribute breakpoint',
          `found "${host.breakpoint}", expected a width such as 60rem`,
          'breakpoint',
        ] as const)
      : (['content', 'found its toggle inside, expected one outside', 'panel-toggle-inside'] as const);
  host.report(new ConfigError(host, place, problem, code));
}
