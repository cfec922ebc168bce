/** Pages that other systems write, and what their servers said in them. */

const folder = '/test/data/any-server';

/** Facts of a system that a test compares with its profile. */
export interface SystemFacts {
  readonly profile: string;
  /** Page that was sent back → control name → the server's words for it. */
  readonly saved: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the facts of a system. */
export async function factsOf(system: string): Promise<SystemFacts> {
  const answer = await fetch(`${folder}/${system}/facts.json`);
  return (await answer.json()) as SystemFacts;
}

/** Returns a saved page of a system, parsed. */
export async function savedPage(system: string, file: string): Promise<Document> {
  const answer = await fetch(`${folder}/${system}/${file}`);
  if (!answer.ok) throw new Error(`no ${file} of ${system}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** Returns the form of a saved page with fields that a visitor fills in. */
export function formIn(page: Document): HTMLFormElement {
  const form = [...page.querySelectorAll('form')].find((one) => one.querySelector('textarea, [type=email]'));
  if (!form) throw new Error('no form in the page');
  return form;
}
