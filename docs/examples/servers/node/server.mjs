import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { render, sendFile } from './page.mjs';

/** The fields with the numbers of their error elements. `reply` names the reply that shows the field. */
const fields = [
  { name: 'Name', id: 1, rule: /^.{1,100}$/su },
  { name: 'Email', id: 2, rule: /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/u, reply: 'email' },
  { name: 'Phone', id: 3, rule: /^\+?([0-9] ?){9,15}$/, reply: 'call' },
  { name: 'Message', id: 4, rule: /^.{1,2000}$/su },
];
const maxBytes = 50_000;

/** Reads a post in both encodings: `submit="fetch"` sends `multipart/form-data`. */
async function readPost(request) {
  const { 'content-length': length, 'content-type': type = '' } = request.headers;
  if (!(Number(length) <= maxBytes)) throw Object.assign(new Error('Too long'), { status: 413 });
  const body = await buffer(request);
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw Object.assign(new Error('No form'), { status: 400 });
  });
}

/** Returns the values of a post, and their errors. A hidden field is neither checked nor stored. */
function check(post) {
  const textOf = (name) => {
    const value = post.get(`form[${name}]`);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  const reply = textOf('Reply') === 'call' ? 'call' : 'email';
  const shown = fields.filter((field) => (field.reply ?? reply) === reply);
  return {
    reply,
    row: Object.fromEntries(shown.map(({ name }) => [name, textOf(name)])),
    invalid: shown.filter(({ name, rule }) => !rule.test(textOf(name))),
  };
}

/** Returns the answer to a validation call. The texts are in the error elements of the page. */
function validation(invalid) {
  const ids = (list) => list.map(({ id }) => id);
  return JSON.stringify({ formComponents: ids(fields), invalidComponents: ids(invalid) });
}

function sendPage(response, { token, reply = 'email', row = {}, invalid = [], ...parts }) {
  const values = { ...parts, ...row, token, [`Reply.${reply}`]: 'checked' };
  for (const field of fields)
    values[`${field.name}.class`] = invalid.includes(field) ? 'formError' : 'formNoError';
  response.setHeader('Set-Cookie', `csrf=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=3600`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(render(values));
}

async function answer(request, response) {
  const { pathname, search } = new URL(request.url, 'http://localhost');
  if (sendFile(pathname, response)) return;
  response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
  const token = /csrf=([0-9a-f]{32})/.exec(request.headers.cookie)?.[1] ?? randomBytes(16).toString('hex');
  if (request.method !== 'POST') {
    const sent = search === '?sent';
    return sendPage(response, { token, sent, form: !sent });
  }

  const post = await readPost(request);
  const { reply, row, invalid } = check(post);
  if (search === '?validate') {
    return response.setHeader('Content-Type', 'application/json').end(validation(invalid));
  }
  // Everything is marked when the token is refused: with the message it is the sign for one more try.
  if (post.get(token) !== '1') {
    return sendPage(response, { token, reply, row, invalid: fields, form: true, refused: true });
  }
  if (invalid.length > 0) return sendPage(response, { token, reply, row, invalid, form: true });
  appendFileSync('rows.jsonl', `${JSON.stringify({ at: new Date().toISOString(), ...row })}\n`);
  response.writeHead(303, { Location: '?sent' }).end();
}

const server = createServer((request, response) => {
  answer(request, response).catch(({ status = 500 }) => response.writeHead(status).end());
});
server.listen(process.env.PORT ?? 8080, () => console.log(`http://localhost:${server.address().port}`));
