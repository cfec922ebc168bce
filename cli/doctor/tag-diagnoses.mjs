/**
 * Diagnostics that each tag finds in its own markup when it starts. The functions are those of the elements; they report to the tag.
 */
import { models } from '../page-models.mjs';
import { diagnoseFormTag } from './form-diagnoses.mjs';
import { report } from './report.mjs';
/** @import { PageDocument } from '../html/page-document.mjs' */

/**
 * @typedef {object} Subject
 * @property {any} host The tag, of the suite's own class.
 * @property {PageDocument} document
 * @property {(written: string) => string | null} resolve
 */

/** @param {Subject} subject */
function diagnoseLink({ host }) {
  const isLacking = !host.querySelector('a') && host.textContent.trim() !== '';
  if (isLacking) report(host, { place: 'content', problem: models.noLink, code: 'link-missing' });
}

/** @param {Subject} subject */
function diagnoseConsent({ host }) {
  const text = models.readInlineJson(host) ?? undefined;
  host.layer = { offered: models.readOffered(text), listed: models.readServices(text) };
  for (const one of models.readCategories(text).diagnostics) report(host, one);
  for (const { element, error } of models.findConsentDiagnostics(host))
    host.ownerDocument.reported.push({ element, error });
}

/** @param {Subject} subject */
function diagnoseImages({ host }) {
  models.readClasses(host);
  for (const error of models.findNothingToLoad(host)) host.report(error);
}

/** @param {Subject} subject */
function diagnoseViewer({ host }) {
  const json = host.querySelector(':scope > script[type="application/json"]');
  if (json) models.readSettings(host, json);
  models.reportViewerDiagnostics(host);
  for (const link of models.viewerLinks(host)) models.readFacts(host, models.readLink(link));
}

/** @param {Subject} subject */
function diagnoseMenu({ host, document }) {
  const { breakpoint, mobileTarget } = host;
  if (!models.findList(host)) report(host, models.navMenu.noList);
  if (breakpoint && models.narrowQuery(breakpoint) === '')
    report(host, models.navMenu.wrongBreakpoint(breakpoint));
  if (mobileTarget && !document.getElementById(mobileTarget))
    report(host, models.navMenu.wrongTarget(mobileTarget));
}

/** @param {Subject} subject */
function diagnosePanel({ host }) {
  if (host.breakpoint && models.fromLength(host.breakpoint) === '')
    models.reportPanelDiagnostic(host, 'breakpoint');
}

/** @param {Subject} subject */
function diagnoseCalendar(subject) {
  const { host } = subject;
  diagnoseInput(subject);
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  models.readRules(host, today, host.allowedDatePattern ? models.readPattern(host) : null);
}

/** @param {Subject} subject */
function diagnoseInput({ host }) {
  if (!host.input) host.report(models.missingInput(host));
}

/** @param {Subject} subject */
function diagnoseRange(subject) {
  diagnoseInput(subject);
  if (!models.cleanOptions(subject.host)) subject.host.report(models.settingsError(subject.host));
}

/** @param {Subject} subject */
function diagnoseLocation(subject) {
  diagnoseInput(subject);
  models.addressServiceOf(subject.host);
  models.hasTiles(subject.host);
  models.reportIdle(subject.host);
}

/** @param {Subject} subject */
function diagnoseTabs({ host }) {
  const groups = models.findGroups(host);
  if (groups.length === 0 && host.childElementCount > 0) report(host, models.tabSet.noTabs);
  for (const error of models.diagnoseLoneTab(
    host,
    groups.map(({ heading }) => heading),
  ))
    host.report(error);
  const { breakpoint } = host;
  if (breakpoint !== 'none' && models.wideQuery(breakpoint) === '')
    report(host, models.tabSet.wrongBreakpoint(breakpoint));
}

/** @param {Subject} subject */
function diagnosePhone(subject) {
  diagnoseLink(subject);
  const { phone, country, text } = subject.host;
  const server = models.adoptServerLink(subject.host);
  const { effects } = models.updateLink(models.initialLink, {
    ...{ phone: phone || server.phone, country, message: text },
    leadsThere: server.leadsThere && !phone,
  });
  for (const effect of effects) if (effect.type === 'report') report(subject.host, effect.diagnostic);
}

/** @type {ReadonlyMap<string, (subject: Subject) => void>} */
export const tagDiagnoses = new Map([
  ['back-to-top', diagnoseLink],
  ['cookie-consent', diagnoseConsent],
  ['lazy-images', diagnoseImages],
  ['media-box', diagnoseViewer],
  ['nav-menu', diagnoseMenu],
  ['offcanvas-panel', diagnosePanel],
  ['page-analytics', ({ host }) => models.reportAnalyticsDiagnostics(host)],
  ['rs-calendar', diagnoseCalendar],
  ['rs-form', diagnoseFormTag],
  ['rs-location', diagnoseLocation],
  ['rs-range', diagnoseRange],
  ['rs-uploads', diagnoseInput],
  ['tab-set', diagnoseTabs],
  ['whatsapp-link', diagnosePhone],
]);
