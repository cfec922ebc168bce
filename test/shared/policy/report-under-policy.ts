/** Result of a page below `/csp/`, for the page around it. */
export interface PolicyReport {
  /** Result of the story; undefined if it failed. */
  readonly outcome?: unknown;
  readonly error?: string;
  /** Violations that the browser reported, the page's own probe last. */
  readonly blocked: readonly string[];
}

const blocked: string[] = [];

/**
 * Settles with the violation of the probe. Violations are dispatched in order, so all before it are recorded by then.
 */
const probed = new Promise<void>((resolve) => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    blocked.push(`${effectiveDirective}: ${sample}`);
    if (sample.includes('probe')) resolve();
  });
});

function breakPolicy(): void {
  try {
    Reflect.set(document.createElement('p'), 'innerHTML', '<b>probe</b>');
  } catch {
    return;
  }
  throw new Error('the strict policy is not on');
}

/** Runs a story, which imports the element itself, so that a violation at import is recorded too. */
export async function reportUnderPolicy(story: () => Promise<unknown>): Promise<void> {
  const post = (report: PolicyReport) => parent.postMessage(report, location.origin);
  try {
    const outcome = await story();
    breakPolicy();
    await probed;
    post({ outcome, blocked });
  } catch (error) {
    post({ error: String(error), blocked });
  }
}
