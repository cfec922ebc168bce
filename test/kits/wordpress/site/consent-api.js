/**
 * Stand-in of the WP Consent API 2.0, which neither npm nor Debian has, with what its documentation names: `wp_set_consent`,
 * a cookie for each category, and the event on the document whose `detail` is an array with the categories as keys.
 */
window.wp_set_consent = (category, value) => {
  document.cookie = `wp_consent_${category}=${value}; Path=/`;
  const detail = [];
  detail[category] = value;
  document.dispatchEvent(new window.CustomEvent('wp_listen_for_consent_change', { detail }));
};
