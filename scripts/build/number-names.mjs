/** What stands in a chunk for the name of another, until that has its hash. */
const standIn = /!~\{\w+\}~/g;

const numberLike = (name, index) => `!~{${index.toString(36).padStart(name.length - 5, '0')}}~`;

/**
 * Rollup's stand-ins for the names of other chunks, counted over the whole build: a chunk more would make all others
 * new. Here they are counted in each chunk.
 */
export function numberNames(code) {
  const found = [...new Set(code.match(standIn))];
  const numbers = new Map(found.map((name, index) => [name, numberLike(name, index)]));
  const names = new Map([...numbers].map(([name, number]) => [number, name]));
  const rename = (text, by) => text.replace(standIn, (name) => by.get(name) ?? name);
  return { numbered: rename(code, numbers), restore: (text) => rename(text, names) };
}
