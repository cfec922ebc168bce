import type { FeatureModule, FormFeature, FormSession } from './rs-form.session.js';

/** A feature in a chunk of its own, which few forms have use for. One that does not come is reported, and left out. */
export function startLate(
  session: FormSession,
  name: string,
  load: () => Promise<FeatureModule>,
): FormFeature {
  let feature: FormFeature | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    const { startFeature } = await load();
    if (!isStopped) feature = startFeature(session);
  }

  start().catch((error: unknown) => session.shell.report(error, name));
  return {
    pageReturned: (isRestored) => feature?.pageReturned?.(isRestored),
    formReset: () => feature?.formReset?.(),
    beforeSend: () => feature?.beforeSend?.(),
    postRefused: () => feature?.postRefused?.(),
    stop() {
      isStopped = true;
      feature?.stop();
    },
  };
}
