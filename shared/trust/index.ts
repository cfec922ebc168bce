export { loadScript } from './load-script.js';
export { trustedHtml } from './trusted-html.js';
export { allowScriptHost, trustedScriptUrl } from './trusted-script-url.js';
export { writeMarkup } from './write-markup.js';
