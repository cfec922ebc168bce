/** The id that controls name: the panel's own, or one that nothing else on the page has. */
export function idFor(host: Element): string {
  let id = host.id;
  for (let number = 1; !id; number += 1) {
    const free = `${host.localName}-${number}`;
    if (!host.ownerDocument.getElementById(free)) id = free;
  }
  return id;
}
