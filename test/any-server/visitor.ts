/** Values of a form by name. */
export type Fields = Readonly<Record<string, string>>;

/** Values of a form with lists and files. */
type Values = Readonly<Record<string, string | readonly string[] | File>>;

/** Page that a visitor has opened, with the cookies that a browser sends back. */
interface Opened {
  readonly url: string;
  readonly html: string;
  readonly cookie: string;
}

/** Opens a page. */
export async function open(url: string): Promise<Opened> {
  const answer = await fetch(url);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { url, html: await answer.text(), cookie: cookie.join('; ') };
}

/** Returns the form of a page that is posted. */
function postedForm(html: string): string {
  return /<form [^>]*method="post"[\s\S]*?<\/form>/i.exec(html)?.[0] ?? '';
}

/** Returns the names of the fields in the form of a page. */
export function fieldsOf(html: string): ReadonlySet<string> {
  return new Set([...postedForm(html).matchAll(/ name=["']([^"']+)/g)].map(([, name = '']) => name));
}

/** Sends the form of a page as a browser without scripts does, with its hidden fields. A redirect is not followed. */
export function post({ url, html, cookie }: Opened, fields: Values, headers: Fields = {}): Promise<Response> {
  const form = postedForm(html);
  const hidden = [...form.matchAll(/<input[^>]*type=["']hidden["'][^>]*>/g)].map(
    ([tag]) =>
      [/ name=["']([^"']*)/.exec(tag)?.[1] ?? '', / value=["']([^"']*)/.exec(tag)?.[1] ?? ''] as const,
  );
  // A box that is not ticked is not sent.
  const filled = Object.entries(fields).filter(([name, value]) => value !== '' || name !== 'consent');
  const [, action = ''] = /^<form[^>]* action=["']([^"']*)/.exec(form) ?? [];
  const body = /^<form[^>]* enctype=/.test(form) ? new FormData() : new URLSearchParams();
  for (const [name, value] of [...hidden, ...filled])
    for (const one of [value].flat()) (body as FormData).append(name, one);
  return fetch(new URL(action, url), {
    method: 'POST',
    body,
    headers: { cookie, ...headers },
    redirect: 'manual',
  });
}
