/** Returns the server's text about the pages of a form: the current one, and a progress bar. Pages count from 0. */
export function progressText(page: number, last: number): string {
  const percent = page === last ? 100 : Math.round(100 / (last + 1)) * (page + 1);
  const words = `<p><em>Página <strong>${page + 1}</strong> de ${last + 1}</em></p>`;
  return `${words}<progress max="100" value="${percent}" aria-label="${percent} %"></progress>`;
}
