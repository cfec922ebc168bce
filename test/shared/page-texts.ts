/**
 * Writes texts of the page's own for a language, as an author does.
 *
 * @param texts - The texts by key, or the text of the script.
 * @returns A function that removes them.
 */
export function writePageTexts(lang: string, texts: object | string): () => void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['suiteTexts'] = '';
  script.lang = lang;
  script.textContent = typeof texts === 'string' ? texts : JSON.stringify(texts);
  document.head.append(script);
  return () => script.remove();
}
