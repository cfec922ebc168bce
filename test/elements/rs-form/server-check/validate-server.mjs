/**
 * Plays the site's server for browser tests: every address that ends in `/play-server`, or that asks for the form
 * component's own task, answers as its query says.
 *
 * `answer` is the body, `status` the status, `type` the content type (JSON unless set). `fault` is one of the table below. `hold=key` answers only when another
 * call with `release=key` has come.
 */
const waiting = new Map();
const released = new Set();
const allValid = '{"formComponents":[11,12]}';

const faults = {
  /** The connection breaks before any answer. */
  reset: (context) => leave(context, () => context.res.socket.destroy()),
  /** Nothing ever comes. */
  hang: (context) => leave(context, () => undefined),
  /** The answer begins and never goes on. */
  stall: (context) => leave(context, (response) => response.write(' {"formComponents"')),
  /** The answer breaks off below its announced length. */
  cut(context) {
    leave(context, (response) => {
      response.setHeader('content-length', '1000');
      response.write(allValid, () => response.socket.destroy());
    });
  },
  /** The answer never ends. */
  endless(context) {
    leave(context, (response) => {
      const more = () => !response.destroyed && response.write(' '.repeat(65_536), more);
      more();
    });
  },
  redirect: (context) => context.redirect('/play-server'),
  'other-site': (context) => context.redirect(`http://localhost:${context.req.socket.localPort}/play-server`),
  /** Says what was asked. */
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

  context.status = Number(query.status ?? 200);
  context.type = query.type ?? 'application/json';
  context.body = query.answer ?? allValid;
}

/** A call may be let go before it has come. */
function release(key) {
  released.add(key);
  waiting.get(key)?.();
}

/** The test runner keeps its hands off this answer. */
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
