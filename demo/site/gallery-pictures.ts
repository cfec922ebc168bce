/** Pictures of the practice, drawn by the server, each with another aspect ratio. */
export const pictures = [
  {
    name: 'sala',
    title: 'La sala',
    caption: 'Dos butacas y mucha luz. Escríbenos a hola@example.org',
    ratio: 3 / 2,
  },
  { name: 'ventana', title: 'La ventana', caption: 'Da a un patio con un naranjo.', ratio: 2 / 3 },
  { name: 'pasillo', title: 'El pasillo', caption: '', ratio: 16 / 9 },
  { name: 'libros', title: 'Los libros', caption: 'Se prestan.', ratio: 1 },
  { name: 'lampara', title: 'La lámpara', caption: '', ratio: 3 / 4 },
  { name: 'plaza', title: 'La plaza', caption: 'A dos minutos: https://example.org/plaza', ratio: 21 / 9 },
  { name: 'entrada', title: 'La entrada', caption: 'Sin escalones.', ratio: 4 / 3 },
  { name: 'reloj', title: 'El reloj', caption: '', ratio: 1 },
  { name: 'planta', title: 'La planta', caption: 'Una monstera.', ratio: 1 / 2 },
  { name: 'cuadro', title: 'El cuadro', caption: '', ratio: 5 / 4 },
  { name: 'taza', title: 'La taza', caption: 'El té, a la salida.', ratio: 4 / 3 },
  { name: 'tarde', title: 'La tarde', caption: 'Así se ve a las seis.', ratio: 16 / 9 },
] as const;
