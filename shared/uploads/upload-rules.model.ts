import { readAccept, type AcceptedKinds } from './accept.model.js';

/** Rules of a file field. */
export interface UploadRules {
  readonly isRequired: boolean;
  /** Lowest number of files, if the field is required or has a file; 0 for none. */
  readonly minFiles: number;
  /** Highest number of files; 0 for any number. */
  readonly maxFiles: number;
  /** Largest size of each file; 0 for any size. */
  readonly maxBytes: number;
  /** Allowed extensions in lower case, without a dot. */
  readonly extensions: readonly string[];
  /** Allowed media types, beside the extensions. If both lists are empty, every type is allowed. */
  readonly types: readonly string[];
}

/** Attributes of a file input with its rules; null if one is missing. */
export interface RuleAttributes {
  readonly required: string | null;
  readonly minFiles: string | null;
  readonly maxFiles: string | null;
  readonly size: string | null;
  readonly extensions: string | null;
  readonly accept: string | null;
}

/** Parses the rules of a field. An invalid value sets no rule, because the server checks again. */
export function readRules(attributes: RuleAttributes): UploadRules {
  return {
    isRequired: attributes.required === 'true',
    minFiles: readCount(attributes.minFiles),
    maxFiles: readCount(attributes.maxFiles),
    maxBytes: readCount(attributes.size),
    ...firstKinds(
      { extensions: readExtensions(attributes.extensions), types: [] },
      readAccept(attributes.accept),
    ),
  };
}

/** Merges two sets of rules; the first wins. */
export function mergeRules(own: UploadRules, others: UploadRules): UploadRules {
  return {
    isRequired: own.isRequired || others.isRequired,
    minFiles: own.minFiles || others.minFiles,
    maxFiles: own.maxFiles || others.maxFiles,
    maxBytes: own.maxBytes || others.maxBytes,
    ...firstKinds(own, others),
  };
}

/** Returns the value of `accept` for the rules. */
export function acceptOf({ extensions, types }: UploadRules): string {
  return [...extensions.map((extension) => `.${extension}`), ...types].join(',');
}

/** Returns the extension of a file name in lower case; '' without one. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** Parses extensions from a JSON list, or from words with spaces or commas between them. */
export function readExtensions(text: string | null): readonly string[] {
  return listIn(text?.trim() ?? '')
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim().replace(/^\./, '').toLowerCase())
    .filter((entry) => /^[\p{L}\p{N}][\p{L}\p{N}.+_-]*$/u.test(entry));
}

function firstKinds(some: AcceptedKinds, others: AcceptedKinds): AcceptedKinds {
  const { extensions, types } = some.extensions.length + some.types.length > 0 ? some : others;
  return { extensions, types };
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
