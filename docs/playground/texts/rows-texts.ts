/** Texts of the settings of rows, in English. */
export const rowsEn = {
  groupRows: 'Rows that a visitor adds',
  rowFields: 'Fields of a row, from this one on',
  rowFieldsHint: 'Empty for a field that is not repeated.',
  rowsLabel: 'Legend of the rows',
  rowsLeast: 'Fewest rows',
  rowsMost: 'Most rows',
  rowsAdd: 'Button that adds a row',
};

/** Texts of the settings of rows. */
export type RowsTexts = Readonly<Record<keyof typeof rowsEn, string>>;

/** Texts of the settings of rows, in Spanish. */
export const rowsEs: RowsTexts = {
  groupRows: 'Filas que añade el visitante',
  rowFields: 'Campos de una fila, desde este',
  rowFieldsHint: 'Vacío si el campo no se repite.',
  rowsLabel: 'Leyenda de las filas',
  rowsLeast: 'Mínimo de filas',
  rowsMost: 'Máximo de filas',
  rowsAdd: 'Botón que añade una fila',
};
