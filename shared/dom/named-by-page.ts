/**
 * Returns true for a value that a name in the markup may have given to a property of the window or of the document: an
 * element, several of one name, or the window of a frame.
 */
export function isNamedByPage(value: unknown): boolean {
  if (value instanceof Element || value instanceof HTMLCollection) return true;
  // A frame's window is an object of its own realm, and of another origin too has this member.
  return typeof value === 'object' && value !== null && Reflect.get(value, 'window') === value;
}
