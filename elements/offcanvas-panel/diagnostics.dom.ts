import { ConfigError } from '../../shared/element/config-error.js';
import type { PanelHost } from './offcanvas-panel.host.js';

/** Reports invalid markup of an `<offcanvas-panel>`: a breakpoint that is not a width, or its only toggle in its content. */
export function reportDiagnostic(host: PanelHost, found: 'breakpoint' | 'toggle'): void {
  const [place, problem] =
    found === 'breakpoint'
      ? ['attribute breakpoint', `found "${host.breakpoint}", expected a width such as 60rem`]
      : ['content', 'found its toggle inside, expected one outside'];
  host.report(new ConfigError(host, place, problem));
}
