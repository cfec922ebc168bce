import type { FormHost } from './rs-form.session.js';

/** Says what is wrong in a definition, each mistake by its path: by a chunk that no other page loads. */
export function tellMistakes(shell: FormHost, json: unknown): void {
  import('../definition/name-mistakes.js')
    .then(({ nameMistakes }) => nameMistakes(shell, json))
    .catch((error: unknown) => shell.report(error, 'JSON'));
}
