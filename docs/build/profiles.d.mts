export function profileNames(): readonly string[];
export function readProfile(name: string): Readonly<Record<string, unknown>>;
export function profileTable(
  name: string,
  texts: object,
  describe: (label: string, text: string) => string,
): string;
