/**
 * Simulates the site's server for browser tests: every address that ends in `/play-server`, or that requests the form
 * component's own task, answers by its query.
 *
 * `answer` is the body, `status` the status, `type` the content type (JSON unless set). `fault` is a key of the table
 * below. `once=key` answers the first request with this key with status 503. `hold=key` delays the answer until another request with `release=key` has arrived.
 */
const waiting = new Map();
const released = new Set();
const answered = new Set();
const allValid = '{"formComponents":[11,12]}';

const faults = {
  /** Closes the connection without an answer. */
  reset: (context) => leave(context, () => context.res.socket.destroy()),
  /** Never answers. */
  hang: (context) => leave(context, () => undefined),
  /** Starts the answer and never goes on. */
  stall: (context) => leave(context, (response) => response.write(' {"formComponents"')),
  /** Ends the answer before its announced length. */
  cut(context) {
    leave(context, (response) => {
      response.setHeader('content-length', '1000');
      response.write(allValid, () => response.socket.destroy());
    });
  },
  /** Never ends the answer. */
  endless(context) {
    leave(context, (response) => {
      const more = () => !response.destroyed && response.write(' '.repeat(65_536), more);
      more();
    });
  },
  redirect: (context) => context.redirect('/play-server'),
  'other-site': (context) => context.redirect(`http://localhost:${context.req.socket.localPort}/play-server`),
  /** Returns the request. */
  async echo(context) {
    const { method, path } = context;
    const type = context.get('content-type');
    context.body = { formComponents: [], asked: { method, path, type, post: await readBody(context.req) } };
  },
};

export async function playServer(context, next) {
  const { query, path } = context;
  const isAsked = path.endsWith('/play-server') || query.task === 'ajaxValidate';
  if (!isAsked) return next();

  if (query.release) release(query.release);
  if (query.hold && !released.has(query.hold)) {
    await new Promise((resolve) => waiting.set(query.hold, resolve));
  }
  const fault = faults[query.fault ?? (query.task ? 'echo' : '')];
  if (fault) return fault(context);

  const isFirst = Boolean(query.once) && !answered.has(query.once);
  answered.add(query.once);
  context.status = isFirst ? 503 : Number(query.status ?? 200);
  context.type = query.type ?? 'application/json';
  context.body = query.answer ?? allValid;
}

/** Releases a held request, also one that has not arrived yet. */
function release(key) {
  released.add(key);
  waiting.get(key)?.();
}

/** Takes the response from the test runner, which then does not end it. */
function leave(context, task) {
  context.respond = false;
  context.res.statusCode = 200;
  task(context.res);
}

async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
