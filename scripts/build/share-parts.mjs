/** How the parts of a tag share what several of them need. */
import { relative, sep } from 'node:path';

/** What this many parts of a tag need is in the one chunk that they share; what fewer need is left to Rollup. */
const leastParts = 3;

/**
 * A Rollup option: names the chunk that the parts of a tag share. Left alone, Rollup makes one for each set of parts
 * that something is shared by, and the smallest part fetches three of them. Views come with React, and do not count.
 */
export function createPartSharing(root) {
  const tagOf = (id) => {
    const [folder, tag] = relative(root, id).split(sep);
    return folder === 'elements' ? tag : undefined;
  };
  let users;

  return (id, { getModuleIds, getModuleInfo }) => {
    users ??= countUsers([...getModuleIds()].map(getModuleInfo), getModuleInfo);
    const parts = users.get(id) ?? [];
    const [tag, ...others] = new Set(parts.map(tagOf));
    const own = tagOf(id) ?? tag;
    const isShared = parts.filter((part) => tagOf(part) === own).length >= leastParts;
    return own && isShared && (others.length === 0 || tagOf(id)) ? `${own}.shared` : undefined;
  };
}

/** Which parts need a module, at any distance; a part itself is nobody's to share. */
function countUsers(modules, getModuleInfo) {
  const users = new Map();
  const parts = modules.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  for (const part of parts.filter((id) => !id.endsWith('.tsx')))
    for (const id of reach(part, getModuleInfo)) users.set(id, [...(users.get(id) ?? []), part]);
  for (const part of parts) users.delete(part);
  return users;
}

function reach(id, getModuleInfo, known = new Set()) {
  if (known.has(id)) return known;
  known.add(id);
  for (const next of getModuleInfo(id)?.importedIds ?? []) reach(next, getModuleInfo, known);
  return known;
}
