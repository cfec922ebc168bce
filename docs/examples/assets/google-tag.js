/** Starts Google's tag. It is a file, because the policy allows no inline script. */
globalThis.dataLayer ??= [];
function gtag() {
  globalThis.dataLayer.push(arguments);
}
gtag('js', new Date());
gtag('config', 'G-0000000000');
