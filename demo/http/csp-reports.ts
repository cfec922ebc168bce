import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Where browsers send what the policy has stopped. */
export const reportPath = '/csp-report';

const mostReports = 200;
const maxReportBytes = 64 * 1024;

/**
 * Keeps the violations that browsers report, so that a test can prove that there were none. `report-uri` brings them
 * one by one, `report-to` several at a time.
 */
export function createCspReports(): Hono {
  const reports: unknown[] = [];
  const app = new Hono();

  app.post(reportPath, bodyLimit({ maxSize: maxReportBytes }), async (context) => {
    const report: unknown = await context.req.json().catch(() => null);
    if (report === null) return context.body(null, 400);
    reports.push(...(Array.isArray(report) ? (report as unknown[]) : [report]));
    reports.splice(0, reports.length - mostReports);
    return context.body(null, 204);
  });
  app.get('/csp-reports', (context) => context.json(reports));
  return app;
}
