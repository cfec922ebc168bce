/** Page of the preview: takes over the style sheet that the editor sends, and nothing else. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== parent || typeof data !== 'object' || data === null) return;
  const { sheet: text, scheme } = data as Record<string, unknown>;
  if (typeof text !== 'string') return;
  sheet.replaceSync(`${text}\n:root { color-scheme: ${scheme === 'dark' ? 'dark' : 'light'}; }`);
});
parent.postMessage('ready', '*');
