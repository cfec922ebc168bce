/** Result of a page below `/csp/`, for the page around it. */
export interface PolicyReport {
  /** What its story answered; nothing where it failed. */
  readonly outcome?: unknown;
  readonly error?: string;
  /** What the browser blocked, the page's own probe last. */
  readonly blocked: readonly string[];
}

const blocked: string[] = [];

/** Violations are dispatched in order, so with the probe's own all before it have been heard. */
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

/** Runs a story, which imports the element itself: a violation at import is heard too. */
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
