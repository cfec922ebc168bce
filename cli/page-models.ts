/**
 * The tags of the suite and their diagnostics, as `doctor` runs them on a page's markup. They need the names of the DOM
 * that `html/page-document.mjs` installs, so they are a bundle of their own.
 */
import { BackToTopElement } from '../elements/back-to-top/back-to-top.shell.js';
import { CookieConsentElement } from '../elements/cookie-consent/cookie-consent.shell.js';
import { LazyImagesElement } from '../elements/lazy-images/lazy-images.shell.js';
import { MediaBoxElement } from '../elements/media-box/media-box.shell.js';
import { NavMenuElement } from '../elements/nav-menu/nav-menu.shell.js';
import { OffcanvasPanelElement } from '../elements/offcanvas-panel/offcanvas-panel.shell.js';
import { PageAnalyticsElement } from '../elements/page-analytics/page-analytics.shell.js';
import { RsCalendarElement } from '../elements/rs-calendar/rs-calendar.shell.js';
import { RsFormElement } from '../elements/rs-form/rs-form.shell.js';
import { RsLocationElement } from '../elements/rs-location/rs-location.shell.js';
import { RsRangeElement } from '../elements/rs-range/rs-range.shell.js';
import { RsUploadsElement } from '../elements/rs-uploads/rs-uploads.shell.js';
import { StickyHeaderElement } from '../elements/sticky-header/sticky-header.shell.js';
import { TabSetElement } from '../elements/tab-set/tab-set.shell.js';
import { WhatsappLinkElement } from '../elements/whatsapp-link/whatsapp-link.shell.js';

/** Classes of the tags. */
export const classes = new Map(
  Object.entries({
    'back-to-top': BackToTopElement,
    'cookie-consent': CookieConsentElement,
    'lazy-images': LazyImagesElement,
    'media-box': MediaBoxElement,
    'nav-menu': NavMenuElement,
    'offcanvas-panel': OffcanvasPanelElement,
    'page-analytics': PageAnalyticsElement,
    'rs-calendar': RsCalendarElement,
    'rs-form': RsFormElement,
    'rs-location': RsLocationElement,
    'rs-range': RsRangeElement,
    'rs-uploads': RsUploadsElement,
    'sticky-header': StickyHeaderElement,
    'tab-set': TabSetElement,
    'whatsapp-link': WhatsappLinkElement,
  }),
);

export { readCategories } from '../elements/cookie-consent/choice/read-categories.model.js';
export { readServices } from '../shared/consent/services.model.js';
export { readOffered } from '../elements/cookie-consent/choice/categories.model.js';
export { readClasses } from '../elements/lazy-images/items.dom.js';
export { embedAddress } from '../elements/media-box/items/embed-address.model.js';
export { viewerLinks } from '../elements/media-box/items/viewer-links.dom.js';
export { readLink } from '../elements/media-box/items/read-link.dom.js';
export { readSettings } from '../elements/media-box/settings/json-settings.dom.js';
export { reportDiagnostics as reportViewerDiagnostics } from '../elements/media-box/settings/report-diagnostics.dom.js';
export { readFacts } from '../elements/media-box/items/read-link-item.dom.js';
export * as navMenu from '../elements/nav-menu/diagnostics.model.js';
export { findList } from '../elements/nav-menu/menu-items.dom.js';
export { narrowQuery } from '../elements/nav-menu/menu-state.model.js';
export { reportDiagnostic as reportPanelDiagnostic } from '../elements/offcanvas-panel/diagnostics.dom.js';
export { reportDiagnostics as reportAnalyticsDiagnostics } from '../elements/page-analytics/report-diagnostics.js';
export { readRules } from '../elements/rs-calendar/calendar/read-rules.js';
export { readPattern } from '../elements/rs-calendar/pattern/read-pattern.js';
export { checkDefinition, diagnosticOf } from '../elements/rs-form/definition/check-definition.model.js';
export {
  parseJson,
  readDefinition,
  readInlineJson,
} from '../elements/rs-form/definition/read-definition.dom.js';
export { findJsonDiagnostics } from '../elements/rs-form/diagnostics/json-diagnostics.dom.js';
export { diagnoseContent, diagnoseForm } from '../elements/rs-form/diagnostics/markup-diagnostics.dom.js';
export { diagnoseFormId, diagnoseNoForm } from '../elements/rs-form/diagnostics/no-form.model.js';
export {
  hasCaptcha,
  hasWidget,
  hasWorkButton,
  isCalendar,
  isSlider,
} from '../elements/rs-form/form/detect.dom.js';
export { indexServerForm, readFormId } from '../elements/rs-form/markup/server-form.dom.js';
export { builtInProfiles } from '../elements/rs-form/profiles/built-in.js';
export { findProfile } from '../elements/rs-form/profiles/choose-profile.dom.js';
export { isOfOtherSystem } from '../elements/rs-form/profiles/is-of-other-system.dom.js';
export {
  diagnoseMarkup,
  diagnoseProfile,
  readPageProfiles,
} from '../elements/rs-form/profiles/page-profiles.dom.js';
export { indexProfileForm } from '../elements/rs-form/profiles/profile-form.dom.js';
export { widgetProviders } from '../elements/rs-form/bot-check/widgets/widget-providers.model.js';
export { findThankYou } from '../elements/rs-form/thank-you/thank-you.dom.js';
export { addressServiceOf, hasTiles, reportIdle } from '../elements/rs-location/services.js';
export { isAddress, readSinks } from '../elements/page-analytics/sinks/sink-words.model.js';
export { cleanOptions } from '../elements/rs-range/options.model.js';
export { settingsError } from '../elements/rs-range/settings-error.js';
export * as tabSet from '../elements/tab-set/diagnostics.model.js';
export { findGroups } from '../elements/tab-set/groups.dom.js';
export { wideQuery } from '../elements/tab-set/tabs.model.js';
export { initialLink, updateLink } from '../elements/whatsapp-link/link.model.js';
export { adoptServerLink } from '../elements/whatsapp-link/server-link.dom.js';
export { noLink } from '../shared/floating/decorate-link.js';
export { fromLength } from '../shared/element/breakpoint.model.js';
export { ConfigError } from '../shared/element/config-error.js';
export { findConsentDiagnostics } from '../shared/diagnostics/consent-diagnostics.js';
export { findHostDiagnostics } from '../shared/diagnostics/page-diagnostics.js';
export { findIdDiagnostics, findSharedIds } from '../shared/diagnostics/id-diagnostics.js';
export { missingInput } from '../shared/diagnostics/missing-input.js';
export { diagnoseLoneTab, findNothingToLoad } from '../shared/diagnostics/running-diagnostics.js';
export { findLonePanels, findToggleDiagnostics } from '../shared/diagnostics/toggle-diagnostics.js';
