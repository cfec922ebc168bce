/** Something that goes wrong on the way of a question to the server. */
export interface Fault {
  readonly name: string;
  /** What the visitor's browser gets. */
  readonly text: string;
}

const texts: readonly (readonly [string, string])[] = [
  ['abort', 'la conexión se corta sin respuesta'],
  ['hang', 'el servidor no contesta nunca'],
  ['slow', 'la respuesta llega a un byte por segundo'],
  ['stall', 'llega media respuesta y después nada'],
  ['late-first', 'la primera respuesta llega después de la segunda'],
  ['500', 'error del servidor'],
  ['502', 'la pasarela no funciona'],
  ['503', 'el servidor está en mantenimiento'],
  ['403', 'un cortafuegos lo prohíbe'],
  ['413', 'el envío le parece demasiado grande'],
  ['429', 'le parecen demasiadas preguntas'],
  ['204', 'una respuesta sin contenido'],
  ['206', 'una parte de la respuesta'],
  ['truncated', 'el JSON termina a la mitad'],
  ['empty', 'una respuesta vacía'],
  ['null', 'la palabra null'],
  ['array', 'una lista en lugar de un objeto'],
  ['no-keys', 'un objeto sin las claves que debe tener'],
  ['html', 'la página de acceso, con el estado 200'],
  ['login', 'un desvío a la página de acceso'],
  ['cors', 'otro origen contesta sin permiso para leerlo'],
  ['notices', 'avisos de PHP delante y detrás del JSON; se entiende'],
  ['decoy', 'un aviso con llaves delante del JSON; se entiende'],
  ['lines', 'el formato antiguo, por líneas; se entiende'],
  ['strings', 'los números de los campos como textos; se entiende'],
];

/** Every fault that the demo can show, in the order of its page. */
export const faults: readonly Fault[] = texts.map(([name, text]) => ({ name, text }));

/** The fault of that name; none for an unknown word. */
export function findFault(name: string): Fault | null {
  return faults.find((fault) => fault.name === name) ?? null;
}
