/**
 * Names of all members of forms: those of `HTMLFormElement`, `HTMLElement`, `Element`, `Node`, `EventTarget` and `Object`.
 * A control or an image with one of them as its name or id shadows the member.
 */
export function formMembers(): readonly string[] {
  const names = new Set<string>();
  for (let at: object | null = HTMLFormElement.prototype; at; at = Reflect.getPrototypeOf(at))
    for (const key of Object.getOwnPropertyNames(at)) names.add(key);
  return [...names];
}

/** Kinds of elements that give a form a property with their name. */
export const shadowing: readonly (readonly [what: string, (name: string) => string])[] = [
  ['controls with the name', (name) => `<input name="${name}" value="mine">`],
  ['fields with the id', (name) => `<input id="${name}" name="form[${name}]" value="mine">`],
  // With a name they would shadow members of the document too, which the test tools read.
  ['images with the id', (name) => `<img id="${name}" alt="">`],
];
