import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Path for policy violation reports. */
export const reportPath = '/csp-report';

const mostReports = 200;
const maxReportBytes = 64 * 1024;

/** Stores the violations that browsers report, for tests. `report-uri` sends them singly, `report-to` in lists. */
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
