import { draftsUrl, validateUrl } from './form-page.dom.js';
import type { Post } from '../model/checks/post.model.js';

/** Answers to the calls of the suite in the preview. */
export interface LocalServer {
  /** Returns the text that answers a check before sending. */
  check(post: Post): string;
  /** Returns the page that answers a post without leaving the page. */
  answerPage(post: Post): Document;
}

/** Returns the entries that the browser would post. */
export function readPost(form: HTMLFormElement, button: HTMLElement | null): Post {
  return postOf(new FormData(form, button));
}

function postOf(data: FormData): Post {
  const entries = [...data];
  return {
    pairs: entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    files: entries.flatMap(([controlName, value]) =>
      typeof value === 'string' ? [] : [{ controlName, fileName: value.name, size: value.size }],
    ),
  };
}

/** Answers the suite's calls to the server inside the page. Other calls go where they are addressed to. */
export function interceptCalls(server: LocalServer): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith(draftsUrl)) return Promise.resolve(keepDraft());
    if (address !== validateUrl) return fetch(input, init);
    const pairs = [...new URLSearchParams(String(init?.body ?? ''))];
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(server.check({ pairs, files: [] }), { headers }));
  };
  window.XMLHttpRequest = requestTo(server) as unknown as typeof XMLHttpRequest;
}

/** Answers a draft with a link. Nothing is kept, because the preview has no server. */
function keepDraft(): Response {
  const link = new URL(location.href);
  link.searchParams.set('rs-form-saved', 'preview');
  return Response.json({ url: link.href, expires: Math.round(Date.now() / 1000) + 14 * 86_400 });
}

/** Returns the class of requests that post a form and read the page that answers. */
function requestTo(server: LocalServer) {
  return class LocalRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseType = '';
    responseURL = '';
    responseXML: Document | null = null;
    #isAborted = false;

    open(_method: string, url: string): void {
      this.responseURL = url;
    }

    send(body: FormData): void {
      queueMicrotask(() => {
        if (this.#isAborted) return;
        this.responseXML = server.answerPage(postOf(body));
        this.dispatchEvent(new Event('load'));
      });
    }

    abort(): void {
      this.#isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  };
}
