import { lazyModule } from '../../shared/element/lazy-module.js';
import type { FormDefinition } from './definition/definition.model.js';
import type { FormCore, FormHost } from './form/rs-form.session.js';
import type { ServerForm } from './markup/server-form.dom.js';
import { watchContent } from './rs-form.content-watch.js';
import type { StartForm } from './rows/form-with-rows.js';

/**
 * Starts a form with rows when the chunk for them has loaded. Until then the browser sends the form; without the chunk the
 * rows stay as the server sent them, and sums over them are not calculated.
 */
export async function startWithRows(
  shell: FormHost,
  form: ServerForm,
  definition: FormDefinition,
  start: StartForm,
): Promise<FormCore> {
  const late = lazyModule(() => import('./rows/form-with-rows.js'), {
    start: (module) => module,
    lost: (error) => shell.report(error, 'rows'),
  });
  const loaded = await late.load();
  if (loaded) return loaded.startFormWithRows(form.readAgain(), definition, start, () => watchContent(shell));
  const calculations = definition.calculations.filter(({ expression }) => !/\bsum\s*\(/.test(expression));
  return start(form, { ...definition, calculations });
}
