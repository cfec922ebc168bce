const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;

/** Runs a story in a page in which the cookie of a parent domain, with the same name, comes before the page's own. */
export async function besideParent(text: string, story: () => Promise<void>): Promise<void> {
  const ownText = () => String(own.get?.call(document));
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => [`rs_consent=${text}`, ownText()].filter(Boolean).join('; '),
    set: (cookie: string) => own.set?.call(document, cookie),
  });
  try {
    await story();
  } finally {
    Object.defineProperty(Document.prototype, 'cookie', own);
  }
}
