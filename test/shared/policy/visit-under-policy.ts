import { expect } from '@open-wc/testing';
import type { PolicyReport } from './report-under-policy.js';

/** Size of the frame in CSS pixels, and the violations that are the server's own. */
export interface PolicyVisit {
  readonly width?: number;
  readonly height?: number;
  readonly isExpected?: (violation: string) => boolean;
}

/**
 * Opens a page in a frame, below the address that sends the strict policy. Returns the result of its story. Fails if
 * anything was blocked except the probe, which shows that the policy was active.
 */
export async function visitUnderPolicy<Outcome>(
  page: string,
  { width = 300, height = 150, isExpected = () => false }: PolicyVisit = {},
): Promise<Outcome> {
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = String(height);
  frame.src = `/csp/test/elements/${page}`;
  const report = reportOf(frame);
  document.body.append(frame);
  const { outcome, error, blocked } = await report;
  frame.remove();
  expect(error).to.equal(undefined);
  const unexpected = blocked.filter((violation) => !isExpected(violation));
  expect(unexpected).to.have.lengthOf(1);
  expect(unexpected[0]).to.contain('probe');
  return outcome as Outcome;
}

function reportOf(frame: HTMLIFrameElement): Promise<PolicyReport> {
  return new Promise((resolve) => {
    const listen = ({ data, source }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', listen);
      resolve(data as PolicyReport);
    };
    addEventListener('message', listen);
  });
}
