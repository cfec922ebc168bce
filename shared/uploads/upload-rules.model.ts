/** What a file field allows. */
export interface UploadRules {
  readonly isRequired: boolean;
  /** Of a field that is required, or has a file; 0 for none. */
  readonly minFiles: number;
  /** 0 for as many as the visitor likes. */
  readonly maxFiles: number;
  /** Of each file; 0 for any size. */
  readonly maxBytes: number;
  /** In lower case, without the dot; none for every type. */
  readonly extensions: readonly string[];
}

/** The attributes of a file input that say so; null where one is missing. */
export interface RuleAttributes {
  readonly required: string | null;
  readonly minFiles: string | null;
  readonly maxFiles: string | null;
  readonly size: string | null;
  readonly extensions: string | null;
  readonly accept: string | null;
}

/** The rules that hold. What cannot be read is no rule: the server decides again. */
export function readRules(attributes: RuleAttributes): UploadRules {
  return {
    isRequired: attributes.required === 'true',
    minFiles: readCount(attributes.minFiles),
    maxFiles: readCount(attributes.maxFiles),
    maxBytes: readCount(attributes.size),
    extensions: readFirst(readExtensions(attributes.extensions), readAccept(attributes.accept)),
  };
}

/** Rules of one source before those of another. */
export function mergeRules(own: UploadRules, others: UploadRules): UploadRules {
  return {
    isRequired: own.isRequired || others.isRequired,
    minFiles: own.minFiles || others.minFiles,
    maxFiles: own.maxFiles || others.maxFiles,
    maxBytes: own.maxBytes || others.maxBytes,
    extensions: readFirst(own.extensions, others.extensions),
  };
}

/** The value of `accept`: what the dialog of the system offers. */
export function acceptOf({ extensions }: UploadRules): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}

/** What stands behind the last dot, in lower case; '' for nothing. The letters count as they are stored. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The endings of a JSON list, or of words with spaces or commas between them. */
export function readExtensions(text: string | null): readonly string[] {
  return listIn(text?.trim() ?? '')
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim().replace(/^\./, '').toLowerCase())
    .filter((entry) => /^[\p{L}\p{N}][\p{L}\p{N}.+_-]*$/u.test(entry));
}

/** An `accept` of endings alone. Whether a file is of a media type, browsers and systems do not agree. */
function readAccept(accept: string | null): readonly string[] {
  return /^(\s*\.[\p{L}\p{N}_-]+\s*(,|$))+$/u.test(accept ?? '') ? readExtensions(accept) : [];
}

function readFirst(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.length > 0 ? some : others;
}

function readCount(text: string | null): number {
  return text !== null && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : 0;
}

function listIn(text: string): readonly unknown[] {
  if (!/^[[{"]/.test(text)) return text.split(/[\s,]+/);
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
