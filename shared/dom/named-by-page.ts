/**
 * Returns a global variable of a script or of a browser that has it; undefined without one, also where an element of the
 * page has its name as `id` or `name` (`<img id="grecaptcha">`).
 */
export function optionalGlobal(name: string, window: object = globalThis): unknown {
  const value: unknown = Reflect.get(window, name);
  return isNamedByPage(value) ? undefined : value;
}

/**
 * Returns true for a value that a name in the markup may have given to a property of the window or of the document: an
 * element, several of one name, or the window of a frame.
 */
export function isNamedByPage(value: unknown): boolean {
  if (value instanceof Element || value instanceof HTMLCollection) return true;
  // A frame's window is of a realm of its own. This member can be read even from another origin.
  return typeof value === 'object' && value !== null && Reflect.get(value, 'window') === value;
}
