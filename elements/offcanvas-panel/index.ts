export { OffcanvasPanelElement } from './offcanvas-panel.shell.js';
export {
  OffcanvasPanelCloseEvent,
  OffcanvasPanelClosedEvent,
  OffcanvasPanelCloseRequestEvent,
  OffcanvasPanelOpenEvent,
  OffcanvasPanelOpenedEvent,
  OffcanvasPanelOpenRequestEvent,
  OffcanvasPanelToggleRequestEvent,
} from './offcanvas-panel.events.js';
export type { PanelMove } from './offcanvas-panel.events.js';
