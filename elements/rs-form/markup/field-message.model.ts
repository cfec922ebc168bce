/** Words of a server about a field, or with the name '' about its form. */
export interface FieldMessage {
  readonly name: string;
  readonly message: string;
}
