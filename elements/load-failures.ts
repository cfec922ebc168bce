/** Names the sheets and scripts of the page that fail to load; comes after everything that the page needs. */
void import('../shared/loader/report-load-failures.js').then(
  ({ reportLoadFailures }) => reportLoadFailures(window),
  () => undefined,
);
