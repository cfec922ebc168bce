import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { render, sendFile } from './page.mjs';

const rules = { Name: /\S/, Email: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/, Phone: /^\+?(\d ?){9,15}$/, Message: /\S/ };

async function answer(request, response) {
  const { pathname, search } = new URL(request.url, 'http://localhost');
  if (sendFile(pathname, response)) return;
  const isPost = request.method === 'POST';
  if (isPost && !(request.headers['content-length'] <= 50_000)) return response.writeHead(413).end();

  const form = new URLSearchParams(isPost ? await text(request) : '');
  const valueOf = (name) => form.get(`form[${name}]`)?.trim() ?? '';
  const reply = valueOf('Reply') === 'call' ? 'call' : 'email';
  const shown = Object.keys(rules).filter((name) => name !== (reply === 'call' ? 'Email' : 'Phone'));
  const token = /csrf=([0-9a-f]{32})/.exec(request.headers.cookie)?.[1] ?? randomBytes(16).toString('hex');
  const refused = isPost && form.get(token) !== '1';
  const invalid = shown.filter((name) => isPost && !rules[name].test(valueOf(name)));
  if (isPost && !refused && invalid.length === 0) {
    const row = Object.fromEntries(shown.map((name) => [name, valueOf(name)]));
    appendFileSync('rows.jsonl', `${JSON.stringify(row)}\n`);
    return response.writeHead(303, { Location: '?sent' }).end();
  }

  const sent = search === '?sent';
  const values = { token, refused, sent, form: !sent, [`Reply.${reply}`]: 'checked' };
  for (const name of Object.keys(rules)) {
    values[name] = valueOf(name);
    values[`${name}.class`] = refused || invalid.includes(name) ? 'formError' : 'formNoError';
  }
  response.setHeader('Set-Cookie', `csrf=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=3600`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Cache-Control', 'no-store');
  response.end(render(values));
}

const server = createServer((request, response) => answer(request, response).catch(() => response.destroy()));
server.listen(process.env.PORT ?? 8080, () => console.log(`http://localhost:${server.address().port}`));
